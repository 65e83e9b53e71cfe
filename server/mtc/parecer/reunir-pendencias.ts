import { foldText } from '@meridia/shared/folded-text.ts';
import { liberacaoMedicaSchema } from '@meridia/shared/liberacao-medica.ts';
import {
  ampliadaDe,
  hipoteseDe,
  type Parecer,
  type ParteMostrada,
  type Pendencia,
  parecerLimits,
  parteVazia,
  prognosticoWords,
  terapiaDe,
} from '@meridia/shared/parecer.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { planoDeSessoes } from '../protocolo/plano-de-sessoes.ts';
import { codigosDoPonto } from '../safety/aplicar-regras.ts';
import { codigoNoTexto, codigoOms } from '../safety/pontos-de-risco.ts';
import { listar, minuscula, porExtenso } from '../writer/portugues.ts';
import type { ParaAplicar } from './aplicar-parecer.ts';
import { isPedida, regrasQueEncaminham } from './liberacao-que-vale.ts';
import { listarPartes, textoDe } from './listar-partes.ts';
import { pesarPontos } from './pesar-pontos.ts';
import { isMotivo } from './retirar-cautelas.ts';

/**
 * What still stands in the way of a signature, and what is worth a look, in reading order.
 * @param revisado the result of `aplicarParecer`
 */
export function reunirPendencias({ maquina, parecer, dados }: ParaAplicar, revisado: Relatorio): Pendencia[] {
  const partes = listarPartes(maquina);
  const naoFicam = [...doLado(parecer, maquina, revisado), ...dasOrientacoes(parecer, maquina, revisado)];
  const doTratamento =
    maquina.tipo === 'completo' && maquina.protocolo
      ? dosPontos(parecer, revisado, {
          dados,
          achados: maquina.analise.achados,
          protocolo: maquina.protocolo,
        })
      : [];
  const achadas = partes.flatMap((parte) => [
    ...daParte(parte, parecer),
    ...daTerapia(parte, parecer, revisado),
    ...dasCautelas(parte, parecer),
    ...(parte.id === 'seguranca' ? daLiberacao(parecer, revisado) : []),
    ...[...doTratamento, ...naoFicam].filter(({ parte: id }) => id === parte.id),
  ]);
  return [
    ...achadas,
    ...textosQueCitam(maquina, revisado),
    ...textosComOutroTotal(maquina, revisado),
    ...aberturaComOutroTotal(revisado),
    ...textosQueNomeiam(maquina, revisado),
    ...textoDeOutroNivel(maquina, revisado),
  ];
}

function daParte({ id, titulo, comTexto }: ParteMostrada, parecer: Parecer): Pendencia[] {
  const { decisao, texto } = parecer.partes[id] ?? parteVazia;
  const impede = (tipo: Pendencia['tipo'], dito: string): Pendencia[] => [
    { tipo, parte: id, texto: `${titulo}: ${dito}`, impede: true },
  ];
  if (decisao === null) return impede('parte_aberta', 'falta dizer se concorda.');
  if (decisao === 'alterado' && comTexto && (texto ?? '').trim() === '')
    return impede('texto_vazio', 'escreva o seu texto, ou retire a parte.');
  if (decisao === 'concordo' && comTexto && mudou(parecer, id))
    return impede('texto_por_rever', 'você mudou o plano. Reveja o texto desta parte e marque Alterar.');
  return [];
}

/** A point of the report that the final check takes out on the side that she chose, such as the side of a lymphoedema. */
function doLado({ partes, pontos }: Parecer, maquina: Relatorio, { protocolo }: Relatorio): Pendencia[] {
  if (partes.pontos?.decisao === 'retirado') return [];
  return pontos.alterados.flatMap(({ codigo, lado }): Pendencia[] => {
    const daMaquina = maquina.protocolo?.pontos.some((ponto) => ponto.codigo === codigo) ?? false;
    const fica = protocolo?.pontos.some((ponto) => ponto.codigo === codigo) ?? false;
    if (lado === undefined || !daMaquina || fica || pontos.retirados.includes(codigo)) return [];
    const texto = `${codigo}: as regras de segurança não permitem este lado. Escolha outro, ou retire o ponto.`;
    return [{ tipo: 'ponto_nao_cabe', parte: 'pontos', texto, impede: true }];
  });
}

/** A therapy that the final check takes out with her words, such as bloodletting for a client who takes an anticoagulant. */
function daTerapia({ id, titulo }: ParteMostrada, { partes }: Parecer, { protocolo }: Relatorio): Pendencia[] {
  const { decisao, texto } = partes[id] ?? parteVazia;
  const ficam = [
    ...(protocolo?.terapias ?? []).map((terapia) => terapiaDe(terapia.id)),
    ...(protocolo?.ampliadas ?? []).map((ampliada) => ampliadaDe(ampliada.id)),
  ];
  const fica = ficam.includes(id);
  const isTerapia = id.startsWith(terapiaDe('')) || id.startsWith(ampliadaDe(''));
  if (!isTerapia || decisao !== 'alterado' || fica || !texto?.trim()) return [];
  const dito = `${titulo}: as regras de segurança retiram a terapia com este texto. Mude o texto, ou retire a terapia.`;
  return [{ tipo: 'terapia_nao_cabe', parte: id, texto: dito, impede: true }];
}

/** A caution of this report that she struck without saying why. */
function dasCautelas({ id, cautelas = [] }: ParteMostrada, { cautelasRetiradas = [] }: Parecer): Pendencia[] {
  return cautelas.flatMap(({ regra, texto }): Pendencia[] =>
    cautelasRetiradas.some((uma) => uma.regra === regra && uma.texto === texto && !isMotivo(uma.motivo))
      ? [{ tipo: 'cautela_sem_motivo', parte: id, texto: `Escreva por que retira a linha: ${texto}`, impede: true }]
      : [],
  );
}

/** A physician's release that is half written, or that was noted before a referral which stands in the report now. */
function daLiberacao({ liberacao }: Parecer, { seguranca }: Relatorio): Pendencia[] {
  const pedidas = regrasQueEncaminham(seguranca);
  if (!liberacao || pedidas.length === 0) return [];
  const impede = (tipo: Pendencia['tipo'], texto: string): Pendencia[] => [
    { tipo, parte: 'seguranca', texto, impede: true },
  ];
  if (!liberacaoMedicaSchema.safeParse(liberacao).success) {
    return impede(
      'liberacao_incompleta',
      'Liberação médica: escreva quem liberou, em que dia e o que foi dito, ou apague a liberação.',
    );
  }
  if (isPedida(pedidas, liberacao.regras)) return [];
  return impede(
    'liberacao_de_antes',
    'Liberação médica: o relatório pede agora uma avaliação que não pedia quando você a anotou. Diga se a liberação vale também para ela, ou apague a liberação.',
  );
}

/** Advice of hers that is empty, or that the final check takes out. */
function dasOrientacoes({ partes, orientacoes }: Parecer, maquina: Relatorio, { protocolo }: Relatorio): Pendencia[] {
  if (!maquina.protocolo || partes.orientacoes?.decisao === 'retirado') return [];
  const { incluidas, retiradas, alteradas } = orientacoes;
  const daMaquina = new Set(maquina.protocolo.orientacoes.map(({ id }) => id));
  const dela = [...alteradas.filter(({ id }) => daMaquina.has(id) && !retiradas.includes(id)), ...incluidas];
  return dela.flatMap(({ id, texto }): Pendencia[] => {
    const dita = texto.trim();
    if (dita === '') {
      const vazia = 'Uma orientação está sem texto: escreva-o, ou retire a orientação.';
      return [{ tipo: 'texto_vazio', parte: 'orientacoes', texto: vazia, impede: true }];
    }
    if (protocolo?.orientacoes.some((orientacao) => orientacao.id === id)) return [];
    const naoCabe = `As regras de segurança não permitem a orientação “${dita}”. Mude o texto, ou retire-a.`;
    return [{ tipo: 'orientacao_nao_cabe', parte: 'orientacoes', texto: naoCabe, impede: true }];
  });
}

/** The machine's words on the outlook, below another outlook that she chose. */
function textoDeOutroNivel(maquina: Relatorio, revisado: Relatorio): Pendencia[] {
  const [antes, agora] = [maquina, revisado].map(({ protocolo }) => protocolo?.prognostico.nivel);
  const { prognostico: texto } = revisado.textos;
  if (!antes || !agora || antes === agora || texto === '' || texto !== maquina.textos.prognostico) return [];
  const dito = `Prognóstico: o texto foi escrito para “${prognosticoWords[antes]}”, e você escolheu “${prognosticoWords[agora]}”.`;
  return [{ tipo: 'texto_cita_total', parte: 'prognostico', texto: dito, impede: false }];
}

function mudou({ pontos, orientacoes, sessoes, prognostico }: Parecer, parte: string): boolean {
  if (parte === 'sessoes') return sessoes !== null;
  if (parte === 'prognostico') return prognostico !== null;
  if (parte === 'orientacoes') return Object.values(orientacoes).some((mudadas) => mudadas.length > 0);
  return parte === 'pontos' && [...pontos.incluidos, ...pontos.retirados, ...pontos.alterados].length > 0;
}

function dosPontos(
  { partes, pontos, auriculares }: Parecer,
  { protocolo }: Relatorio,
  paraPesar: Parameters<typeof pesarPontos>[0],
): Pendencia[] {
  // Moxa that she asks for; what the machine had and the rules have taken out since, the safety part tells.
  const daMaquina = new Set(paraPesar.protocolo.pontos.flatMap(({ codigo, moxa }) => (moxa ? [codigo] : [])));
  const comMoxa = [...pontos.alterados.filter(({ codigo }) => !daMaquina.has(codigo)), ...pontos.incluidos].filter(
    ({ codigo, moxa }) => moxa && !pontos.retirados.includes(codigo),
  );
  if (pontos.incluidos.length === 0 && auriculares.incluidos.length === 0 && comMoxa.length === 0) return [];
  const pesados = pesarPontos(paraPesar);
  const razoes = (ids: readonly string[]) => ids.map((id) => pesados.regras[id]?.texto ?? '').join(' ');
  const uma = (tipo: Pendencia['tipo'], parte: string, texto: string): Pendencia[] => [
    { tipo, parte, texto, impede: true },
  ];
  return [
    ...pontos.incluidos.flatMap(({ codigo, motivo }) => {
      const peso = pesados.pontos.find((ponto) => ponto.codigo === codigo);
      if (!peso) return uma('ponto_proibido', 'pontos', `${codigo} não está no catálogo. Tire-o.`);
      if (peso.veredito === 'proibido')
        return uma('ponto_proibido', 'pontos', `${codigo} não pode ser usado. ${razoes(peso.regras)}`);
      if (peso.veredito === 'cautela' && motivo.trim().length < parecerLimits.motivoMin)
        return uma('ponto_sem_motivo', 'pontos', `${codigo}: escreva por que o mantém. ${razoes(peso.regras)}`);
      if (partes.pontos?.decisao === 'retirado') return [];
      if (protocolo?.pontos.some((ponto) => ponto.codigo === codigo)) return [];
      return uma(
        'ponto_nao_cabe',
        'pontos',
        `${codigo} não cabe: a sessão já tem 12 pontos, ou as regras de segurança não o permitem junto dos outros ou deste lado.`,
      );
    }),
    ...comMoxa.flatMap(({ codigo }) => {
      const fica = protocolo?.pontos.find((ponto) => ponto.codigo === codigo);
      if (!fica || fica.moxa) return [];
      const peso = pesados.pontos.find((ponto) => ponto.codigo === codigo);
      const porque = peso?.moxa
        ? razoes(peso.semMoxa) || 'As regras de segurança deste caso a deixam de fora.'
        : 'O catálogo não a tem neste ponto.';
      return uma('moxa_proibida', 'pontos', `${codigo}: a moxa não pode ser usada. ${porque}`);
    }),
    ...auriculares.incluidos.flatMap((id) => {
      const peso = pesados.auriculares.find((ponto) => ponto.id === id);
      if (peso?.veredito === 'proibido' || !peso)
        return uma(
          'ponto_proibido',
          'auriculares',
          `${peso?.nome ?? id} não pode ser usado. ${razoes(peso?.regras ?? [])}`,
        );
      if (partes.auriculares?.decisao === 'retirado') return [];
      if (protocolo?.auriculares.some((ponto) => ponto.id === id)) return [];
      return uma('ponto_nao_cabe', 'auriculares', `${peso.nome} não cabe: são no máximo 6 pontos auriculares.`);
    }),
  ];
}

/** Texts that still speak of points which are no longer proposed: a hint, because to name a point is not to propose it. */
function textosQueCitam(maquina: Relatorio, revisado: Relatorio): Pendencia[] {
  const ficam = new Set(revisado.protocolo?.pontos.flatMap(codigosDoPonto));
  const sairam = (maquina.protocolo?.pontos ?? []).flatMap(codigosDoPonto).filter((codigo) => !ficam.has(codigo));
  if (sairam.length === 0) return [];
  return listarPartes(revisado).flatMap(({ id, titulo }): Pendencia[] => {
    const chave = textoDe(id);
    const citados = [...(chave ? revisado.textos[chave] : '').matchAll(codigoNoTexto)]
      .map(([codigo]) => codigo)
      .filter((codigo) => sairam.includes(codigoOms(codigo) ?? ''));
    if (citados.length === 0) return [];
    const nomes = [...new Set(citados)];
    const texto = `${titulo}: o texto ainda cita ${listar(nomes)}, que ${nomes.length > 1 ? 'saíram' : 'saiu'} dos pontos.`;
    return [{ tipo: 'texto_cita_retirado', parte: id, texto, impede: false }];
  });
}

/** Texts that still speak of as many sessions as the plan had before she changed it. */
function textosComOutroTotal(maquina: Relatorio, revisado: Relatorio): Pendencia[] {
  const antes = maquina.protocolo?.sessoes.total;
  const agora = planoDeSessoes(revisado)?.total;
  if (antes === undefined || agora === undefined || antes === agora) return [];
  const cita = new RegExp(
    `(?<![\\p{L}\\d])(${antes}|${porExtenso(antes, 'a')}) sess(ão|ões)(?! (por|a cada|na|no|em) )`,
    'iu',
  );
  return listarPartes(revisado).flatMap(({ id, titulo }): Pendencia[] => {
    const chave = textoDe(id);
    const [citado] = cita.exec(chave ? revisado.textos[chave] : '') ?? [];
    if (citado === undefined) return [];
    const texto = `${titulo}: o texto ainda cita ${minuscula(citado)}, e o plano tem ${agora}.`;
    return [{ tipo: 'texto_cita_total', parte: id, texto, impede: false }];
  });
}

/** The opening of the advice that counts other essential ones than the list below it has. */
function aberturaComOutroTotal({ protocolo, textos }: Relatorio): Pendencia[] {
  const [citado, quantas] = /([\p{L}\d]+) orientaç(?:ão essencial|ões essenciais)/iu.exec(textos.orientacoes) ?? [];
  const agora = protocolo?.orientacoes.filter(({ prioridade }) => prioridade === 'Essencial').length ?? 0;
  if (!citado || !quantas || [porExtenso(agora, 'a'), String(agora)].includes(minuscula(quantas))) return [];
  const texto = `Estilo de vida e alimentação: o texto cita ${minuscula(citado)}, e a lista tem ${agora}.`;
  return [{ tipo: 'texto_cita_total', parte: 'orientacoes', texto, impede: false }];
}

/** Texts that still speak of a struck hypothesis: a hint, because she may mean to name what she leaves out. */
function textosQueNomeiam(maquina: Relatorio, revisado: Relatorio): Pendencia[] {
  const { retiradas = [] } = revisado.parecer ?? {};
  const { padroes } = maquina.analise;
  const sairam = padroes.filter(({ id }) => retiradas.includes(hipoteseDe(id)));
  if (sairam.length === 0) return [];
  // The name of another hypothesis may begin with the name of a struck one.
  const ficam = revisado.analise.padroes.map(({ nome }) => foldText(nome));
  const daMaquina = new Map(listarPartes(maquina).map(({ id, texto }) => [id, texto]));
  return listarPartes(revisado).flatMap(({ id, titulo, texto }): Pendencia[] => {
    // In the machine's words the main hypothesis is the machine's, which another one may have followed by now.
    const daPrincipal = daMaquina.get(id) === texto && /hipótese principal/i.test(texto);
    const nomeia = (nome: string) => {
      const outros = ficam.filter((outro) => outro.includes(foldText(nome)));
      return outros.reduce((resto, outro) => resto.replaceAll(outro, ''), foldText(texto)).includes(foldText(nome));
    };
    const nomes = sairam.flatMap((padrao) =>
      nomeia(padrao.nome) || (daPrincipal && padrao === padroes[0]) ? [padrao.nome] : [],
    );
    if (nomes.length === 0) return [];
    const quais = nomes.length > 1 ? 'hipóteses' : 'hipótese';
    const dito = `${titulo}: o texto ainda fala de ${listar(nomes)}, ${quais} que você retirou.`;
    return [{ tipo: 'texto_cita_retirado', parte: id, texto: dito, impede: false }];
  });
}
