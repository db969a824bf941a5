// Storybook's own Vite config: the app's has `root: client`, shared chunks and a proxy that stories do not want.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
