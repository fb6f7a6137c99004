import { formatNumber } from '../../sdk/format.ts';
import { RankKey, RankMap, readRanks } from '../../sdk/media/index.ts';
import { Filled } from '../../sdk/ui/filled.tsx';
import { ScrollRegion } from '../../sdk/ui/scroll-region.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import type { BeforeAfterProps } from './fields.ts';

export function BeforeAfterView({
  id,
  level,
  headline,
  lead,
  ui,
  beforeLabel = ui.beforeAfter.before,
  afterLabel = ui.beforeAfter.after,
  pairs,
  tone,
}: BeforeAfterProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className={pairs.length < 3 ? 'wrap before-after-beside' : 'wrap'}>
        <div>
          <SectionHead id={id} level={level} headline={headline} lead={lead} />
          <RankKey />
        </div>
        <ul className="before-after">
          {pairs.map((pair, index) => (
            <li key={`${pair.place} ${pair.term}`} className="figure">
              <Title>{pair.place}</Title>
              <p className="figure-aside">{fill(ui.media.quote, { text: pair.term })}</p>
              <Comparison id={`${id}-${index + 1}`} pair={pair} labels={[beforeLabel, afterLabel]} ui={ui} />
              <Change pair={pair} ui={ui} />
              {pair.note && <p className="figure-aside">{pair.note}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface PairProps {
  pair: BeforeAfterProps['pairs'][number];
  ui: BeforeAfterProps['ui'];
}

/**
 * Two maps on top of each other. Scrolling moves the edge between them: by swipe, scroll bar or arrow keys. It needs no
 * script, only the layers in style.css; without those, the maps are side by side.
 */
function Comparison({
  id,
  pair: { place, term, before, after },
  labels: [first, second],
  ui,
}: PairProps & { id: string; labels: readonly [string, string] }) {
  return (
    <div>
      <p className="before-after-ends figure-foot">
        <span>{first}</span> <span>{second}</span>
      </p>
      <ScrollRegion className="before-after-scroll" label={`${place}: ${first}, ${second}`}>
        <div className="before-after-track">
          <div className="before-after-first">
            <RankMap id={`${id}-first`} title={first} place={place} term={term} ranks={before} ui={ui} />
          </div>
          <div className="before-after-second">
            <div className="before-after-window">
              <div>
                <RankMap id={`${id}-second`} title={second} place={place} term={term} ranks={after} ui={ui} />
              </div>
            </div>
          </div>
        </div>
      </ScrollRegion>
    </div>
  );
}

/** The change of the average rank and of the number of top positions. */
function Change({ pair, ui }: PairProps) {
  const { locale, media, beforeAfter } = ui;
  const [before, after] = [readRanks(pair.before), readRanks(pair.after)];
  const average = (mean: number) => formatNumber(mean, locale, { least: 1 });
  return (
    <dl className="before-after-change">
      <div>
        <dt>{beforeAfter.average}</dt>
        <dd>
          {average(before.average)} <Arrow to={beforeAfter.to} /> <b>{average(after.average)}</b>
        </dd>
      </div>
      <div>
        <dt>{beforeAfter.top}</dt>
        <dd>
          {before.inBand[0]} <Arrow to={beforeAfter.to} />{' '}
          <Filled text={media.part} values={{ count: <b>{after.inBand[0]}</b>, all: after.points }} />
        </dd>
      </div>
    </dl>
  );
}

function Arrow({ to }: { to: string }) {
  return (
    <>
      <span aria-hidden="true">→</span>
      <span className="visually-hidden">{to}</span>
    </>
  );
}
