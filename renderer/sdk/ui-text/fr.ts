import type { UiParts } from './ui-text.ts';

/** French, addressing people as "vous". A no-break space (U+00A0) keeps « and : with their words. */
export const fr = {
  close: 'Fermer',
  skipLink: 'Aller au contenu',
  header: { menu: 'Menu' },
  footer: { contact: 'Contact' },
  contactDetails: {
    phone: 'Appeler',
    sms: 'SMS',
    email: 'Écrire',
    address: 'Nous rendre visite',
    hours: 'Horaires',
  },
  hours: { title: 'Horaires d’ouverture', closed: 'Fermé', allDay: 'Ouvert 24 h/24' },
  packages: { periods: 'Mode de paiement' },
  menu: { soldOut: 'Épuisé', groups: 'Rubriques' },
  agenda: { empty: 'Aucune date pour le moment.' },
  countdown: { until: 'Jusqu’au {date}' },
  prose: { contents: 'Sommaire', table: 'Tableau', previous: 'Précédent', next: 'Suivant', beside: 'Autres articles' },
  comparison: { yes: 'Oui', no: 'Non' },
  beforeAfter: { before: 'Avant', after: 'Après' },
  media: {
    sample: 'exemple',
    stars: '{rating} étoiles sur 5',
  },
  consent: {
    headline: 'Pouvons-nous compter cette visite\u00a0?',
    text: 'Si vous acceptez, vous autorisez {services} à déposer des cookies et à savoir quelles pages vous voyez, ce qui vous y a conduit, et que vous avez envoyé un formulaire ou réservé\u00a0; jamais ce que vous saisissez. Le site fonctionne dans tous les cas.',
    service: 'un service de mesure',
    accept: 'Accepter',
    reject: 'Refuser',
    choices: 'Choix de confidentialité',
  },
  form: {
    required: 'Les champs marqués d’un * sont obligatoires.',
    trap: 'Laissez ce champ vide',
    tooLong: 'Ce message est trop long pour être envoyé. Veuillez le raccourcir.',
    failed: 'Erreur\u00a0: {destination}',
    answered: 'La réponse a été {status}.',
    unanswered: 'Aucune réponse n’est arrivée.',
  },
  poster: { watch: 'Regarder', transcript: 'Lire la transcription' },
  video: {
    loading: 'Chargement de la vidéo…',
    failed: 'La vidéo ne se charge pas ici. Appuyez de nouveau pour la regarder dans un nouvel onglet.',
    elsewhere: 'Regarder dans un nouvel onglet',
  },
  scheduler: {
    loading: 'Chargement du calendrier…',
    failed: 'Le calendrier ne se charge pas ici. Appuyez de nouveau pour l’ouvrir dans un nouvel onglet.',
    elsewhere: 'Ouvrir dans un nouvel onglet',
  },
  presentation: {
    loading: 'Chargement de la présentation…',
    failed: 'La présentation ne se charge pas ici\u00a0; voici ses points essentiels.',
  },
  settings: {
    declared: 'Si le champ reste vide, les demandes vont à {origin}.',
    undeclared: 'Si le champ reste vide, rien n’y est envoyé.',
    keyed: 'Avec une clé, les demandes vont à {origin}.',
    keyless: 'Aucune adresse n’est déclarée, donc rien n’y est envoyé, avec ou sans clé.',
    noAddress: 'Saisissez une adresse complète qui commence par https://.',
    notAllowed:
      'Les demandes ne peuvent pas aller à {origin}\u00a0; cette adresse n’est donc pas utilisée. Pour l’autoriser, ajoutez «\u00a0{origin}\u00a0» à «\u00a0allowedOrigins\u00a0» de la destination «\u00a0{name}\u00a0» dans pages.config.ts, puis reconstruisez le site.',
    noKey: 'Saisissez la clé telle que le service l’affiche, sans espaces.',
    unread: 'Impossible de lire pour le moment où vont les demandes. Fermez ceci et réessayez.',
    unsaved: 'Non enregistré\u00a0: ce navigateur ne conserve aucun réglage pour ce site.',
  },
} satisfies UiParts;
