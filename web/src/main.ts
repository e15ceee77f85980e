import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { address } from './route.svelte';

address.start();
const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
