import type { TerapiaAmpliada } from '@meridia/shared/relatorio.ts';
import { deGestacao } from '../catalog/ampliadas/quando-evitar.ts';
import { sangraFacil } from '../catalog/orientacoes.ts';
import type { SinalId } from '../catalog/sinais.ts';

interface Cautela {
  tipo: TerapiaAmpliada['tipo'];
  regras: readonly string[];
  sinais: readonly SinalId[];
  texto: string;
}

/** What holds for this client alone: it stands before what every reader is told. */
const cautelas: readonly Cautela[] = [
  {
    tipo: 'automassagem',
    regras: [...sangraFacil, 'aas_com_anticoagulante'],
    sinais: ['antiagregante'],
    texto: 'Com remédio ou doença que faz sangrar fácil: só toque leve, sem deixar marca.',
  },
  {
    tipo: 'automassagem',
    regras: ['seguranca_sem_resposta'],
    sinais: [],
    texto: 'Com remédio que afina o sangue, trombose ou câncer ainda não contado: conte antes, e só então faça.',
  },
  {
    tipo: 'automassagem',
    regras: [],
    sinais: ['osteoporose'],
    texto: 'Com osteoporose: toque leve, nada sobre a coluna nem sobre as costelas.',
  },
  {
    tipo: 'automassagem',
    regras: deGestacao,
    sinais: [],
    texto: 'Na gestação, ou quando ela é possível: toque leve, só neste lugar.',
  },
  {
    tipo: 'automassagem',
    regras: ['pele_do_corticoide', 'corticoide_na_pele', 'idade_avancada'],
    sinais: [],
    texto: 'Pele fina: com creme ou óleo comum, sem esfregar.',
  },
  {
    tipo: 'pratica',
    regras: deGestacao,
    sinais: [],
    texto: 'Na gestação, ou quando ela é possível: sem prender o ar, sem esforço e sem calor.',
  },
  {
    tipo: 'pratica',
    regras: ['pressao_alta_tratada', 'pressao_sem_tratamento', 'doenca_do_coracao', 'coracao_fora_do_ritmo'],
    sinais: ['hipertensao', 'doenca_coracao'],
    texto: 'Com pressão alta ou doença do coração: sem prender o ar nem baixar a cabeça.',
  },
  {
    tipo: 'pratica',
    regras: ['asma', 'asma_sem_controle'],
    sinais: ['asma'],
    texto: 'Com asma: o remédio de alívio fica por perto.',
  },
  {
    tipo: 'pratica',
    regras: ['diabetes', 'diabetes_com_neuropatia', 'diabetes_sem_controle'],
    sinais: [],
    texto: 'Com diabetes: não em jejum longo, e com calçado ou meia firme.',
  },
];

export function cautelasDaPessoa(
  tipo: TerapiaAmpliada['tipo'],
  regras: ReadonlySet<string>,
  presentes: ReadonlySet<SinalId>,
): string[] {
  return cautelas
    .filter(
      (uma) =>
        uma.tipo === tipo &&
        (uma.regras.some((regra) => regras.has(regra)) || uma.sinais.some((sinal) => presentes.has(sinal))),
    )
    .map(({ texto }) => texto);
}
