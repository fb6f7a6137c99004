export const ferns = {
  block: 'pageIntro',
  headline: "Ferns for {{query 'ctiy' 'your city'}}",
  lead: "Delivered in {{query 'city'}}.",
};
