import type { UiParts } from './ui-text.ts';

/** Brazilian Portuguese, addressing people without a pronoun. */
export const pt = {
  close: 'Fechar',
  skipLink: 'Ir para o conteúdo',
  header: { menu: 'Menu' },
  footer: { contact: 'Contato' },
  contactDetails: {
    phone: 'Ligar',
    sms: 'SMS',
    email: 'Escrever',
    address: 'Visitar',
    hours: 'Horário',
  },
  hours: { title: 'Horário de funcionamento', closed: 'Fechado', allDay: 'Aberto 24 horas' },
  packages: { periods: 'Forma de pagamento' },
  menu: { soldOut: 'Esgotado', groups: 'Seções' },
  agenda: { empty: 'Nenhuma data no momento.' },
  countdown: { until: 'Até {date}' },
  prose: { contents: 'Conteúdo', table: 'Tabela', previous: 'Anterior', next: 'Seguinte', beside: 'Outros artigos' },
  comparison: { yes: 'Sim', no: 'Não' },
  beforeAfter: { before: 'Antes', after: 'Depois' },
  media: {
    sample: 'exemplo',
    stars: '{rating} de 5 estrelas',
  },
  consent: {
    headline: 'Podemos contar esta visita?',
    text: 'Se aceitar, autoriza {services} a definir cookies e a saber quais páginas vê, o que conduziu a elas e que enviou um formulário ou fez uma reserva; nunca o que escreve. O site funciona em qualquer caso.',
    service: 'um serviço de medição',
    accept: 'Aceitar',
    reject: 'Rejeitar',
    choices: 'Opções de privacidade',
  },
  form: {
    required: 'Os campos marcados com * são obrigatórios.',
    trap: 'Deixe este campo vazio',
    tooLong: 'A mensagem é longa demais para ser enviada. Por favor, encurte o texto.',
    failed: 'Erro: {destination}',
    answered: 'A resposta foi {status}.',
    unanswered: 'Não houve resposta.',
  },
  poster: { watch: 'Assistir', transcript: 'Ler a transcrição' },
  video: {
    loading: 'Carregando o vídeo…',
    failed: 'O vídeo não carrega aqui. Pressione novamente para assistir em uma nova aba.',
    elsewhere: 'Assistir em uma nova aba',
  },
  scheduler: {
    loading: 'Carregando o calendário…',
    failed: 'O calendário não carrega aqui. Pressione novamente para abrir em uma nova aba.',
    elsewhere: 'Abrir em uma nova aba',
  },
  presentation: {
    loading: 'Carregando a apresentação…',
    failed: 'A apresentação não carrega aqui; estes são os seus pontos principais.',
  },
  settings: {
    declared: 'Se ficar vazio, os contatos vão para {origin}.',
    undeclared: 'Se ficar vazio, nada é enviado para lá.',
    keyed: 'Com uma chave, os contatos vão para {origin}.',
    keyless: 'Nenhum endereço está declarado, portanto nada é enviado para lá, com ou sem chave.',
    noAddress: 'Introduza um endereço completo que comece com https://.',
    notAllowed:
      'Os contatos não podem ir para {origin}, por isso não é usado. Para permitir, adicione “{origin}” a “allowedOrigins” do destino “{name}” em pages.config.ts e gere o site novamente.',
    noKey: 'Introduza a chave tal como o serviço a mostra, sem espaços.',
    unread: 'Não é possível ler agora para onde vão os contatos. Feche e tente novamente.',
    unsaved: 'Não foi salvo: este navegador não guarda configurações para este site.',
  },
} satisfies UiParts;
