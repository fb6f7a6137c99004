import type { Site } from '../../site/site.ts';

/**
 * Returns a `Dockerfile` for an image with the site and nginx, which includes the site's `nginx.conf`. The folder of the
 * output is the whole context: `docker build dist`.
 */
export function dockerFile({ origin }: Pick<Site, 'origin'>): string {
  const folder = `/srv/site${decodeURI(origin.base)}`;
  return `# syntax=docker/dockerfile:1
FROM nginx:stable-alpine
COPY <<"END" /etc/nginx/conf.d/default.conf
server {
  listen 80;
  root /srv/site;
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_types application/json application/javascript application/xml image/svg+xml text/css text/javascript text/plain text/xml;
  include "${folder}/nginx.conf";
}
END
COPY [".", "${folder}"]
`;
}
