import { useEffect, useState } from 'react';
import { api, type PageInfo } from './api.ts';

/** The picture of the open page that apps show when somebody shares it, as the build makes it. */
export function SocialCard({
  page: { path, version, shown },
  origin,
}: {
  readonly page: PageInfo;
  readonly origin: string;
}) {
  const [picture, setPicture] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version of the site may have another card.
  useEffect(() => {
    let isWanted = true;
    const show = (data: string | null) => isWanted && setPicture(data);
    void api.card(path).then(
      ({ data }) => show(data),
      () => show(null),
    );
    return () => {
      isWanted = false;
    };
  }, [path, version]);
  if (picture === null) return undefined;
  return (
    <figure className="social-card">
      <img src={picture} width="560" height="294" alt="The social card of the page" />
      <figcaption>
        <span className="result-address">{origin.replace(/^https?:\/\//, '')}</span>
        <span className="social-card-title">{shown.title}</span>
      </figcaption>
    </figure>
  );
}
