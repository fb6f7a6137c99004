import { ScrollRegion, Section, SectionHead } from 'frontage/block';
import { readRanks } from '../../drawings/rank-grid/ranks.ts';
import { RankKey, RankMap } from '../../drawings/rank-grid/view.tsx';
import type { RankBeforeAfterProps } from './fields.ts';

export function RankBeforeAfterView({
  id,
  level,
  headline,
  lead,
  beforeLabel = 'Before',
  afterLabel = 'After',
  pairs,
  tone,
}: RankBeforeAfterProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className={pairs.length < 3 ? 'wrap ranks-beside' : 'wrap'}>
        <div>
          <SectionHead id={id} level={level} headline={headline} lead={lead} />
          <RankKey />
        </div>
        <ul className="ranks">
          {pairs.map((pair, index) => (
            <li key={`${pair.place} ${pair.term}`} className="figure">
              <Title>{pair.place}</Title>
              <p className="figure-aside">{`“${pair.term}”`}</p>
              <Comparison id={`${id}-${index + 1}`} pair={pair} labels={[beforeLabel, afterLabel]} />
              <Change pair={pair} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface PairProps {
  pair: RankBeforeAfterProps['pairs'][number];
}

/**
 * Two maps on top of each other. Scrolling moves the edge between them: by swipe, scroll bar or arrow keys. It needs no
 * script, only the layers in style.css; without those, the maps are side by side.
 */
function Comparison({
  id,
  pair: { place, term, before, after },
  labels: [first, second],
}: PairProps & { id: string; labels: readonly [string, string] }) {
  return (
    <div>
      <p className="ranks-ends figure-foot">
        <span>{first}</span> <span>{second}</span>
      </p>
      <ScrollRegion className="ranks-scroll" label={`${place}: ${first}, ${second}`}>
        <div className="ranks-track">
          <div className="ranks-first">
            <RankMap id={`${id}-first`} title={first} place={place} term={term} ranks={before} />
          </div>
          <div className="ranks-second">
            <div className="ranks-window">
              <div>
                <RankMap id={`${id}-second`} title={second} place={place} term={term} ranks={after} />
              </div>
            </div>
          </div>
        </div>
      </ScrollRegion>
    </div>
  );
}

/** The change of the average rank and of the number of top positions. */
function Change({ pair }: PairProps) {
  const [before, after] = [readRanks(pair.before), readRanks(pair.after)];
  return (
    <div className="ranks-foot">
      <dl className="ranks-change">
        <div>
          <dt>Average rank</dt>
          <dd>
            {before.average.toFixed(1)} <Arrow /> <b>{after.average.toFixed(1)}</b>
          </dd>
        </div>
        <div>
          <dt>Top 3</dt>
          <dd>
            {before.inBand[0]} <Arrow /> <b>{after.inBand[0]}</b> of {after.points}
          </dd>
        </div>
      </dl>
      {pair.note && <p className="figure-aside">{pair.note}</p>}
    </div>
  );
}

function Arrow() {
  return (
    <>
      <span aria-hidden="true">→</span>
      <span className="visually-hidden">to</span>
    </>
  );
}
