/** What every broken site here has in common, so that a case shows its fault and little else. */
export const site = {
  origin: 'https://www.example.com',
  name: 'Fern & Co',
  locale: 'en-US',
  notFound: {
    meta: { title: 'Not found', description: 'This page does not exist.' },
    sections: { intro: { block: 'pageIntro', headline: 'This page does not exist' } },
  },
};

export const meta = { title: 'Fern & Co', description: 'House plants, delivered.' };

export const intro = { block: 'pageIntro', headline: 'House plants, delivered' };
