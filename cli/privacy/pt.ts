import type { en } from './en.ts';

/** Portuguese. */
export const pt = {
  draft:
    '**Rascunho.** Escrito a partir da configuração deste site. Diz o que as páginas fazem, não o que faz depois com os dados. Peça a um advogado que o reveja e complete antes de o publicar.',
  who: 'Quem é responsável',
  whoText: '{name} é responsável por este site.',
  contact: 'Pode contactar-nos em {contact}.',
  visit: 'Quando visita o site',
  visitText:
    'O servidor que entrega as páginas vê o seu endereço de internet e o que pede, e pode guardá-lo pouco tempo no seu registo. O site não usa cookies próprios.',
  forms: 'Quando envia um formulário',
  formsText:
    'O que escreve é enviado para {destinations}. Se a ligação falhar, o seu navegador guarda-o e envia-o de novo.',
  partialText:
    'Alguns formulários em etapas enviam o que digitou assim que uma etapa está completa e indicou um endereço de e-mail ou um número de telefone, mesmo que não termine o formulário.',
  stored: 'O que o seu navegador guarda',
  storedText: 'Estas entradas ficam no seu navegador, e pode apagá-las aí a qualquer momento.',
  noneStored: 'O site não guarda nada no seu navegador.',
  entry: 'Entrada',
  purpose: 'Para quê',
  until: 'Até que',
  outbox: 'o que enviou, até chegar',
  outboxUntil: 'chegue, ou passe uma semana',
  leadKey: 'que formulários enviou, para nada ser enviado duas vezes',
  leadKeyUntil: 'comece o dia seguinte',
  answers: 'o que digitou num formulário, para não se perder se a página for recarregada',
  answersUntil: 'envie o formulário ou feche o separador',
  partial: 'o que digitou num formulário por terminar, até chegar',
  partialUntil: 'chegue, envie o formulário, ou passe uma semana',
  begun: 'o número de um formulário que começou',
  shown: 'dados do formulário que a página seguinte mostra, como o seu nome',
  shownUntil: 'passe meia hora',
  reported: 'que a página seguinte conta o formulário como enviado',
  reportedUntil: 'essa página se abra, ou passe meia hora',
  variant: 'que versão de uma página vê',
  variantUntil: 'feche o separador ou apague a entrada',
  variantKept: 'apague a entrada',
  choice: 'a sua escolha sobre a medição',
  choiceUntil: 'passem {days} dias, ou escolha de novo',
  touch: 'como chegou ao site, se aceitou',
  touchUntil: 'passem três meses, ou retire o consentimento',
  counted: 'o que já foi contado, se aceitou',
  countedUntil: 'retire o consentimento',
  measured: 'Se aceitar a medição',
  measuredText:
    'Com o seu consentimento, {services} podem usar cookies e saber que páginas vê, o que o levou até elas e que enviou um formulário, nunca o que escreveu. Pode retirar o consentimento a qualquer momento; os cookies são então apagados.',
  frames: 'Conteúdo de outros',
  framesText:
    'Algumas páginas mostram conteúdo de {origins}. Carrega quando o prime, e o fornecedor fica então a conhecer o seu endereço de internet.',
  rights: 'Os seus direitos',
  rightsText:
    'Pode perguntar o que está guardado sobre si, pedir que seja corrigido ou apagado, opor-se ao seu uso e reclamar junto de uma autoridade de controlo.',
} satisfies typeof en;
