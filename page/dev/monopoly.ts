/** Recorded moments of Monopoly to look at while its face is worked on; no part of the page. */
import { mount } from 'svelte';
import '../src/theme.css';
import '../src/base.css';
import Moments from './Moments.svelte';

const target = document.getElementById('app');
if (target) mount(Moments, { target });
