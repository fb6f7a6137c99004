import type { ReactNode } from 'react';
import type { Row } from '../job/rows.ts';
import type { Words } from '../job/words.ts';

/** What a page shows, as a React developer writes it down: no library, no icons, no wrappers that do nothing. */
export function Page({ row, words, form }: { row: Row; words: Words; form: ReactNode }) {
  return (
    <>
      <Header words={words} />
      <main id="main">
        <Hero hero={row.hero} words={words} />
        <Services cards={row.cards} words={words} />
        <Reviews reviews={row.reviews} words={words} />
        <Prices words={words} />
        <Compare words={words} />
        <Questions {...words.questions} />
        <section id="quote" className="section wrap quote" aria-labelledby="quote-title">
          <div className="quote-words">
            <h2 id="quote-title">{words.form.headline}</h2>
            <p className="lead">{words.form.lead}</p>
          </div>
          {form}
        </section>
      </main>
      <Footer words={words} />
    </>
  );
}

/** The page that the address of the site leads to. */
export function Home({ words }: { words: Words }) {
  return (
    <main id="main" className="section wrap">
      <h1>{words.home.headline}</h1>
      <p className="lead">{words.home.lead}</p>
    </main>
  );
}

function Header({ words }: { words: Words }) {
  return (
    <header className="header wrap">
      <a className="brand" href="/">
        {words.name}
      </a>
      <nav className="menu" aria-label="Menu">
        <ul>
          {words.nav.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <a className="button" href={words.action.href}>
          {words.action.label}
        </a>
      </nav>
    </header>
  );
}

function Hero({ hero, words }: { hero: Row['hero']; words: Words }) {
  return (
    <section id="hero" className="section hero wrap" aria-labelledby="hero-title">
      <p className="eyebrow">{hero.eyebrow}</p>
      <h1 id="hero-title">{hero.headline}</h1>
      <p className="lead">{hero.lead}</p>
      <a className="button button-large" href={words.action.href}>
        {words.action.label}
      </a>
      <ul className="points">
        {hero.points.map((point) => (
          <li key={point}>
            <Icon path={words.icons.check} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Services({ words, cards }: { words: Words; cards: Row['cards'] }) {
  const { headline, lead } = words.services;
  return (
    <section id="services" className="section wrap" aria-labelledby="services-title">
      <h2 id="services-title">{headline}</h2>
      <p className="lead">{lead}</p>
      <ul className="cards">
        {cards.map(({ title, description, icon }) => (
          <li key={title} className="card">
            <Icon path={words.icons[icon]} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reviews({ words, reviews }: { words: Words; reviews: Row['reviews'] }) {
  return (
    <section id="reviews" className="section wrap" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{words.reviews.headline}</h2>
      <ul className="reviews">
        {reviews.map(({ name, business, rating, text }) => (
          <li key={text}>
            <figure className="review">
              <p className="stars" role="img" aria-label={`${rating} of 5 stars`}>
                {[1, 2, 3, 4, 5].map((star) => (
                  <Icon key={star} path={words.icons.star} kind={star <= rating ? 'full' : 'empty'} />
                ))}
              </p>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <b>{name}</b> <span className="aside">{business}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Prices({ words }: { words: Words }) {
  const { prices, action, icons } = words;
  const { headline, lead, note, items } = prices;
  return (
    <section id="prices" className="section wrap" aria-labelledby="prices-title">
      <h2 id="prices-title">{headline}</h2>
      <p className="lead">{lead}</p>
      <ul className="packages">
        {items.map((item) => (
          <li key={item.id} className={item.popular ? 'package popular' : 'package'}>
            <h3>{item.name}</h3>
            <p className="price">
              <b>${item.price}</b> {item.period}
            </p>
            <p>{item.description}</p>
            <a className={item.popular ? 'button' : 'button button-quiet'} href={action.href}>
              {action.label}
            </a>
            <ul className="features">
              {item.features.map((feature) => (
                <li key={feature}>
                  <Icon path={icons.check} />
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </section>
  );
}

function Compare({ words }: { words: Words }) {
  const { headline, caption, columns, rows } = words.compare;
  return (
    <section id="compare" className="section wrap" aria-labelledby="compare-title">
      <h2 id="compare-title">{headline}</h2>
      <div className="scroll">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={columns[at]}>
                    <Value value={value} icons={words.icons} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A value in words, or for "yes" and "no" a mark that is read out as the word. */
function Value({ value, icons }: { value: string; icons: Words['icons'] }) {
  if (value !== 'yes' && value !== 'no') return value;
  return (
    <span className={`value-${value}`}>
      <Icon path={value === 'yes' ? icons.check : icons.minus} />
      <span className="unseen">{value === 'yes' ? 'Yes' : 'No'}</span>
    </span>
  );
}

function Questions({ headline, items }: Words['questions']) {
  return (
    <section id="questions" className="section wrap" aria-labelledby="questions-title">
      <h2 id="questions-title">{headline}</h2>
      <div className="questions">
        {items.map(({ question, answer }) => (
          <details key={question} name="questions">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** An outline beside words that say the same. */
function Icon({ path, kind }: { path: string | undefined; kind?: string }) {
  return (
    <svg className={kind ? `icon icon-${kind}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Footer({ words }: { words: Words }) {
  return (
    <footer className="footer wrap">
      <p>{words.tagline}</p>
      <div className="columns">
        {words.footer.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="last">
        © {words.footer.year} {words.footer.copyright}
      </p>
    </footer>
  );
}
