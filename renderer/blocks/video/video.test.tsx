import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { type VideoProps, VideoView } from './view.tsx';

const html = (more: Partial<VideoProps> = {}) =>
  renderToStaticMarkup(
    <VideoView ui={ui} id="film" level={2} title="Inside the yard" href="https://video.example.com/yard" {...more} />,
  );

describe('video', () => {
  it('links to the video, named by title and duration', () => {
    expect(html({ duration: '2 minutes' })).toMatch(
      /<a(?=[^>]*href="https:\/\/video\.example\.com\/yard")(?=[^>]*rel="noopener")(?=[^>]*target="_blank").*Inside the yard.*Watch.*2 minutes.*<\/a>/,
    );
  });

  it('requests nothing from another host', () => {
    expect(html()).not.toMatch(/<iframe|<script|<video| src=/);
  });

  it('passes the player to its script', () => {
    expect(html()).not.toContain('data-island');
    const framed = html({ embed: { src: 'https://video.example.com/player' } });
    expect(framed).toMatch(
      /class="embed" data-island="video" data-on="interaction" data-props="[^"]*\/player[^"]*Inside the yard[^"]*"><a class="video-poster"/,
    );
    expect(framed).not.toMatch(/<iframe|<script|<video| src=/);
  });

  it('shows the still, a drawing, or the title alone', () => {
    const poster = { src: '/still.avif', width: 1280, height: 720, alt: 'A boat on the slip' };
    expect(html({ poster })).toMatch(
      /<img(?=[^>]*src="\/still\.avif")(?=[^>]*width="1280")(?=[^>]*alt="A boat on the slip")(?=[^>]*loading="lazy")/,
    );
    const media = {
      kind: 'chart',
      title: 'Tides',
      label: 'Metres',
      points: [1, 2, 3].map((value) => ({ label: 'h', value })),
    } as const;
    expect(html({ media })).toMatch(/<a class="video-poster"[^>]*><figcaption/);
    expect(html({ media })).toContain('id="film-poster-name"');
    expect(html()).toMatch(/<a class="video-poster"[^>]*><span class="video-words">/);
  });

  it('is named by its title without a headline', () => {
    expect(html()).toMatch(/^<section id="film"[^>]*aria-label="Inside the yard"/);
    expect(html({ headline: 'Watch' })).toMatch(/^<section id="film"[^>]*aria-labelledby="film-title"/);
  });

  it('can start a page, with an eyebrow and buttons', () => {
    const actions = [{ label: 'Visit us', href: '/visit' }];
    expect(html({ level: 1, eyebrow: 'In Port Avery', headline: 'The yard', lead: 'Since 1921.', actions })).toMatch(
      /class="eyebrow">In Port Avery<.*<h1[^>]*>The yard<.*Since 1921\..*href="\/visit">Visit us<.*class="video-poster"/,
    );
    expect(html({ actions })).toContain('href="/visit"');
    expect(html()).not.toContain('video-head');
  });

  it('offers a transcript', () => {
    expect(html()).not.toContain('<details');
    expect(html({ transcript: ['One.', 'Two.'] })).toContain('<p>One.</p><p>Two.</p></details>');
  });

  it('has its title on the still as a cover, which comes first at the start of a page', () => {
    const poster = { src: '/still.avif', width: 1280, height: 720, alt: 'A boat on the slip' };
    expect(html({ poster, layout: 'cover', level: 1 })).toMatch(
      /<a class="video-poster cover wrap" data-tone="cover"[^>]*><span class="cover-words" data-tone="ink"><span class="video-title">Inside the yard<.*<span class="cover-photo"><img[^>]*fetchPriority="high"/i,
    );
    expect(html({ poster, layout: 'cover' })).toContain('loading="lazy"');
  });
});
