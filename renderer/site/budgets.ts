/** Bytes that pages and files may weigh, by default; see `SiteInput`. */
export const usualBudgets = {
  html: 13_000,
  script: 2_000,
  publicFile: 5_000_000,
  firstPicture: 80_000,
  pictures: 600_000,
  video: 25_000_000,
};
