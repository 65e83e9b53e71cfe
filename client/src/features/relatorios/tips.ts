export const tipCategories = {
  clinica: 'Dica clínica',
  negocio: 'Negócio e preço',
  curiosidade: 'Curiosidade',
  terapias: 'Terapias integrativas',
  gestao: 'Gestão do consultório',
} as const;

interface Tip {
  category: keyof typeof tipCategories;
  text: string;
}

/** 26 tips, changing every 8 s with a 300 ms fade; the dots stand for the first 8 (docs/PRODUCT.md 8.5). */
export const tipTiming = { everyMs: 8_000, fadeMs: 300 } as const;
export const tipDots = 8;

/** In the order shown: neighbours are of different categories. */
export const tips: readonly Tip[] = [
  {
    category: 'clinica',
    text: 'Olhe a língua logo no começo da consulta, com luz natural. Depois de muitos segundos para fora, o esforço já muda a cor da ponta.',
  },
  {
    category: 'negocio',
    text: 'Apresente o tratamento como um plano, com objetivo, número de sessões e data de revisão. O cliente decide melhor quando vê o caminho inteiro.',
  },
  {
    category: 'curiosidade',
    text: 'O Huangdi Neijing, base da medicina chinesa, tem cerca de dois mil anos e foi escrito como uma conversa entre o imperador e seu médico.',
  },
  {
    category: 'terapias',
    text: 'Sementes na orelha pedem participação: ensine o cliente a pressionar cada ponto por alguns segundos, três vezes ao dia.',
  },
  {
    category: 'gestao',
    text: 'Reserve dez minutos entre um cliente e outro. É o tempo de registrar a consulta enquanto os detalhes ainda estão frescos.',
  },
  {
    category: 'clinica',
    text: 'Antes de ler a saburra, pergunte sobre café, balas e remédios. Corantes tingem a língua e enganam por algumas horas.',
  },
  {
    category: 'curiosidade',
    text: 'Zusanli (E36) quer dizer “três distâncias da perna”. Conta-se que o ponto dava fôlego para caminhar mais três li, uma antiga medida chinesa.',
  },
  {
    category: 'negocio',
    text: 'Para definir o preço da sessão, some os custos fixos, os materiais e o tempo de preparo. Só então divida pelas horas que você realmente atende.',
  },
  {
    category: 'terapias',
    text: 'As ventosas deixam marcas por alguns dias. Combine antes: mostre uma foto, pergunte sobre eventos próximos e evite pele sensível ou lesionada.',
  },
  {
    category: 'clinica',
    text: 'Marcas de dente nas bordas costumam acompanhar a deficiência de Qi do Baço. Confirme com apetite, fezes e cansaço depois das refeições.',
  },
  {
    category: 'gestao',
    text: 'Confirme a consulta na véspera, com endereço e orientações de preparo. Faltar fica mais difícil quando basta responder “sim”.',
  },
  {
    category: 'curiosidade',
    text: 'Na década de 1950, o médico francês Paul Nogier comparou a orelha a um feto de cabeça para baixo. Desse mapa nasceu a auriculoterapia moderna.',
  },
  {
    category: 'negocio',
    text: 'Pacotes funcionam quando têm motivo clínico. Explique por que são seis ou dez sessões antes de falar em desconto.',
  },
  {
    category: 'clinica',
    text: 'Uma queixa sozinha não faz um padrão. Procure sinais que concordem entre si: o que o cliente conta, o que a língua mostra e o que o pulso diz.',
  },
  {
    category: 'terapias',
    text: 'A moxabustão aquece e costuma ser lembrada nos quadros de Frio e de deficiência de Yang. Com sinais claros de Calor, escolha outro recurso.',
  },
  {
    category: 'gestao',
    text: 'Guarde as fotos da língua no sistema e apague-as do celular. Imagem de cliente é dado de saúde e pede o mesmo cuidado que o prontuário.',
  },
  {
    category: 'curiosidade',
    text: 'Desde 2010, a acupuntura e a moxabustão chinesas fazem parte da lista de Patrimônio Cultural Imaterial da Humanidade, da UNESCO.',
  },
  {
    category: 'clinica',
    text: 'Gestação, marca-passo, anticoagulantes e alergias: confirme os quatro antes de escolher os pontos. São as respostas que mais mudam um protocolo.',
  },
  {
    category: 'negocio',
    text: 'Entregue o relatório já na primeira consulta, impresso ou em PDF. Quem entende o próprio quadro acompanha melhor as orientações.',
  },
  {
    category: 'terapias',
    text: 'Alguns minutos de respiração abdominal antes das agulhas ajudam quem chega agitado a acalmar o Shen e a relaxar na maca.',
  },
  {
    category: 'gestao',
    text: 'Peça o consentimento em palavras simples e conte para que servem as fotos. Confiança bem explicada também é LGPD.',
  },
  {
    category: 'curiosidade',
    text: 'O relógio dos órgãos divide o dia em doze períodos de duas horas. Das 3h às 5h é a vez do Pulmão; das 5h às 7h, do Intestino Grosso.',
  },
  {
    category: 'clinica',
    text: 'Anote a intensidade da dor, de 0 a 10, em toda consulta. O número mostra ao cliente um progresso que a memória costuma esquecer.',
  },
  {
    category: 'negocio',
    text: 'Revise seus preços uma vez por ano, avise com 30 dias de antecedência e conte o motivo em uma frase simples.',
  },
  {
    category: 'terapias',
    text: 'A PNPIC trouxe as práticas integrativas para o SUS em 2006. Acupuntura, auriculoterapia e práticas corporais chinesas estão entre elas.',
  },
  {
    category: 'gestao',
    text: 'Separe um horário por semana para rever casos parados. Uma ligação breve traz de volta quem melhorou e deixou de marcar.',
  },
];
