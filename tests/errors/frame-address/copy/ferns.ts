export const film = {
  block: 'video',
  title: 'A fern unrolls',
  href: 'https://video.example.com/ferns',
  embed: { src: '{{facts.player}}', origin: '/player' },
};
