import { PlainForm } from '../react/plain-form.tsx';
import { Home, Page } from '../react/sections.tsx';
import { writeSite } from './write-site.tsx';

// The components of Next's pages.

writeSite({
  page: (row, words) => <Page row={row} words={words} form={<PlainForm words={words.form} />} />,
  home: (words) => <Home words={words} />,
  script: 'form.js',
});
