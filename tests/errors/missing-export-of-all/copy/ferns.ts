export const hero = { block: 'pageIntro', headline: 'Ferns' };

export const order = { block: 'notice', text: 'Order by Friday.' };
