export const ferns = { block: 'pageIntro', headline: 'Ferns' };
