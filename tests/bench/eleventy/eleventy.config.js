export default function (config) {
  config.setQuietMode(true);
  config.addPassthroughCopy('assets');
  return { dir: { input: '.', output: 'dist' } };
}
