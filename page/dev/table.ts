import { mount } from 'svelte';
import '../src/theme.css';
import '../src/base.css';
import Table from './Table.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'auto';
mount(Table, { target: document.querySelector('#app')!, props: { game: asked.get('game') ?? 'rift', at: Number(asked.get('at') ?? 0) } });
