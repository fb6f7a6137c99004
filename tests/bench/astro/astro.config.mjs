import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://brightwork.example',
  output: 'static',
  build: { format: 'file' },
  integrations: [react(), sitemap()],
  devToolbar: { enabled: false },
});
