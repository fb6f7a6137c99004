// Runs Lighthouse once, by Node 22: `lighthouse.mjs CHROMIUM ADDRESS` prints what it found as JSON.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [chromePath, url] = process.argv.slice(2);
const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' });
  const requests = lhr.audits['network-requests'].details.items;
  const bytes = (list) => list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  console.log(
    JSON.stringify({
      largestPaint: lhr.audits['largest-contentful-paint'].numericValue,
      blocking: lhr.audits['total-blocking-time'].numericValue,
      shift: lhr.audits['cumulative-layout-shift'].numericValue,
      score: Math.round(lhr.categories.performance.score * 100),
      script: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
      all: bytes(requests),
    }),
  );
} finally {
  await chrome.kill();
}
