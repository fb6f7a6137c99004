const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text) => String(text).replace(/[&<>"]/g, (sign) => signs[sign]);
const each = (list, html) => list.map(html).join('');

/** The document around a page. */
export function document({ title, description, path, more, body }, { origin }) {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><meta name="description" content="${safe(description)}"><link rel="canonical" href="${origin}${path}"><meta property="og:title" content="${safe(title)}"><meta property="og:description" content="${safe(description)}"><meta property="og:url" content="${origin}${path}"><link rel="stylesheet" href="/assets/site.css">${more}</head><body>${body}</body></html>`;
}

export function homePage({ home }) {
  return `<main id="main" class="section wrap"><h1>${safe(home.headline)}</h1><p class="lead">${safe(home.lead)}</p></main>`;
}

/** The same markup as the React components of the other peers. */
export function landingPage(row, words) {
  const { icons, nav, action, services, reviews, prices, compare, questions, form, footer } = words;
  return `<header class="header wrap"><a class="brand" href="/">${safe(words.name)}</a><nav class="menu" aria-label="Menu"><ul>${each(nav, link)}</ul>${button(action)}</nav></header>
<main id="main">
<section id="hero" class="section hero wrap" aria-labelledby="hero-title"><p class="eyebrow">${safe(row.hero.eyebrow)}</p><h1 id="hero-title">${safe(row.hero.headline)}</h1><p class="lead">${safe(row.hero.lead)}</p>${button(action, 'button button-large')}<ul class="points">${each(row.hero.points, (point) => item(point, icons))}</ul></section>
<section id="services" class="section wrap" aria-labelledby="services-title"><h2 id="services-title">${safe(services.headline)}</h2><p class="lead">${safe(services.lead)}</p><ul class="cards">${each(row.cards, (one) => card(one, icons))}</ul></section>
<section id="reviews" class="section wrap" aria-labelledby="reviews-title"><h2 id="reviews-title">${safe(reviews.headline)}</h2><ul class="reviews">${each(row.reviews, (one) => review(one, icons))}</ul></section>
<section id="prices" class="section wrap" aria-labelledby="prices-title"><h2 id="prices-title">${safe(prices.headline)}</h2><p class="lead">${safe(prices.lead)}</p><ul class="packages">${each(prices.items, (offer) => packageCard(offer, action, icons))}</ul><p class="note">${safe(prices.note)}</p></section>
<section id="compare" class="section wrap" aria-labelledby="compare-title"><h2 id="compare-title">${safe(compare.headline)}</h2><div class="scroll"><table><caption>${safe(compare.caption)}</caption><thead><tr><td></td>${each(compare.columns, (column) => `<th scope="col">${safe(column)}</th>`)}</tr></thead><tbody>${each(compare.rows, (line) => tableRow(line, icons))}</tbody></table></div></section>
<section id="questions" class="section wrap" aria-labelledby="questions-title"><h2 id="questions-title">${safe(questions.headline)}</h2><div class="questions">${each(questions.items, question)}</div></section>
<section id="quote" class="section wrap quote" aria-labelledby="quote-title"><div class="quote-words"><h2 id="quote-title">${safe(form.headline)}</h2><p class="lead">${safe(form.lead)}</p></div>${leadForm(form)}</section>
</main>
<footer class="footer wrap"><p>${safe(words.tagline)}</p><div class="columns">${each(footer.columns, column)}</div><p class="last">© ${footer.year} ${safe(footer.copyright)}</p></footer>`;
}

/** The questions as search engines read them. */
export function questionsData({ questions }) {
  const mainEntity = questions.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }).replaceAll(
    '<',
    '\\u003c',
  );
}

const icon = (path, kind) =>
  `<svg class="${kind ? `icon icon-${kind}` : 'icon'}" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const link = ({ label, href }) => `<li><a href="${safe(href)}">${safe(label)}</a></li>`;
const button = ({ label, href }, style = 'button') => `<a class="${style}" href="${safe(href)}">${safe(label)}</a>`;
const item = (text, { check }) => `<li>${icon(check)}${safe(text)}</li>`;
const card = ({ title, description, icon: name }, icons) =>
  `<li class="card">${icon(icons[name])}<h3>${safe(title)}</h3><p>${safe(description)}</p></li>`;

const review = ({ name, business, rating, text }, { star }) =>
  `<li><figure class="review"><p class="stars" role="img" aria-label="${rating} of 5 stars">${each([1, 2, 3, 4, 5], (place) => icon(star, place <= rating ? 'full' : 'empty'))}</p><blockquote><p>${safe(text)}</p></blockquote><figcaption><b>${safe(name)}</b> <span class="aside">${safe(business)}</span></figcaption></figure></li>`;

const packageCard = ({ name, price, period, description, features, popular }, action, icons) =>
  `<li class="${popular ? 'package popular' : 'package'}"><h3>${safe(name)}</h3><p class="price"><b>$${price}</b> ${safe(period)}</p><p>${safe(description)}</p>${button(action, popular ? 'button' : 'button button-quiet')}<ul class="features">${each(features, (feature) => item(feature, icons))}</ul></li>`;

const tableRow = ({ name, values }, icons) =>
  `<tr><th scope="row">${safe(name)}</th>${each(values, (value) => `<td>${cell(value, icons)}</td>`)}</tr>`;

/** A value in words, or for "yes" and "no" a mark that is read out as the word. */
function cell(value, { check, minus }) {
  if (value !== 'yes' && value !== 'no') return safe(value);
  const [path, word] = value === 'yes' ? [check, 'Yes'] : [minus, 'No'];
  return `<span class="value-${value}">${icon(path)}<span class="unseen">${word}</span></span>`;
}

const question = ({ question, answer }) =>
  `<details name="questions"><summary><h3>${safe(question)}</h3></summary><p>${safe(answer)}</p></details>`;

const column = ({ title, links }) =>
  `<nav aria-label="${safe(title)}"><h2>${safe(title)}</h2><ul>${each(links, link)}</ul></nav>`;

function leadForm({ action, fields, submit, sending, note, thanks, failed, email }) {
  return `<form class="form" action="${safe(action)}" method="post" data-sending="${safe(sending)}" data-thanks-title="${safe(thanks.title)}" data-thanks-text="${safe(thanks.text)}" data-failed="${safe(`${failed} ${email}`)}">${each(fields, field)}<button type="submit" class="button button-large">${safe(submit)}</button><p role="status" class="form-status"></p><p class="note">${safe(note)}</p></form>`;
}

function field({ name, label, type, required, invalid }) {
  const attributes = `id="quote-${name}" name="${name}"${required ? ' required' : ''}`;
  const input =
    type === 'message'
      ? `<textarea ${attributes} rows="5"></textarea>`
      : `<input ${attributes} type="${type === 'phone' ? 'tel' : type}">`;
  const wrong = invalid ? `<p id="quote-${name}-wrong" class="wrong" hidden>${safe(invalid)}</p>` : '';
  return `<div class="field"><label for="quote-${name}">${safe(label)}</label>${input}${wrong}</div>`;
}
