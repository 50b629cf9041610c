import { mount } from 'svelte';
import '../src/theme.css';
import '../src/base.css';
import Cards from './Cards.svelte';

mount(Cards, { target: document.querySelector('#app')! });
