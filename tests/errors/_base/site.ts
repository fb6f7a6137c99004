/** What every broken site here has in common, so that a case shows its fault and little else. */
export const site = {
  origin: 'https://www.example.com',
  name: 'Fern & Co',
  locale: 'en-US',
  notFound: {
    meta: { title: 'Not found', description: 'This page does not exist.' },
    sections: { intro: { block: 'pageIntro', headline: 'This page does not exist' } },
  },
  // Few pages of few words would break these; a case that is about them says `rules: {}`.
  rules: {
    'meta-title-length': 'off',
    'meta-title-doubled': 'off',
    'meta-description-length': 'off',
    'meta-description-doubled': 'off',
    'page-orphan': 'off',
    'image-unused': 'off',
  },
} as const;

export const meta = { title: 'Fern & Co', description: 'House plants, delivered.' };

export const intro = { block: 'pageIntro', headline: 'House plants, delivered' };
