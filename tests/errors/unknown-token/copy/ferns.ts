export const ferns = {
  block: 'pageIntro',
  headline: 'One of {{facts.plants.count}} plants, and {{facts.plant.count}} pots',
  lead: `Ferns like shade.
    Call {{facts.phone}}.`,
};
