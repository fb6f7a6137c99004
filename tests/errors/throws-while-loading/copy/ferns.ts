const headlines: Record<string, { long: string }> = {};

export const ferns = { block: 'pageIntro', headline: headlines.ferns.long };
