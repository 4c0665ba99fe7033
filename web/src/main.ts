import '@fontsource-variable/fraunces/wght.css'
import '@fontsource-variable/fraunces/wght-italic.css'
import '@fontsource-variable/inter/wght.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { registerWorker } from './lib/offline'
import { words } from './lib/words.svelte'
import './ui/base.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
void words.load().then(() => mount(App, { target }))
addEventListener('load', registerWorker)
