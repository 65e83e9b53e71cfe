import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { semAcentos } from '../leitura/palavras.ts';
import type { QueixaPresente } from './queixas.ts';

/** They leave no room for lying flat. */
const semFolego: ReadonlySet<SinalId> = new Set<SinalId>([
  'falta_ar',
  'asma',
  'chiado',
  'opressao_toracica',
  'insuficiencia_cardiaca',
]);
const refluxo: ReadonlySet<SinalId> = new Set<SinalId>(['azia_refluxo']);
/** From 110 kg. */
const pesado = /\b(1[1-9]\d|2\d\d) ?(kg|quilos)\b|\bobes(o|a|idade)\b/;
/** Joint, belly or breast on which nobody lies soon after an operation. */
const operado =
  /\b(protese (total |parcial )?(d[eoa]s? )?(joelho|quadril|ombro)|artroplastia|cesarea ha|mastectomia|quadrantectomia|costelas? (fraturad|quebrad)\w*|fratura de (costela|clavicula|quadril|femur))/;
/** In years. From here on lying on the belly is hard on neck and breath. */
const idadeSemBrucos = 75;
/** Complaints in whose place the weight of the body rests when somebody lies on the belly. */
const debaixo: ReadonlySet<string> = new Set(['ombro', 'mama', 'flanco']);

/** The positions in which front and back are reached without lying where it hurts or where the breath fails. */
export function comoDeitar(
  dados: Pick<DadosAnamnese, 'idade' | 'queixaPrincipal' | 'historicoMedico'>,
  achados: readonly Achado[],
  { gestante, queixas }: { gestante: boolean; queixas: readonly QueixaPresente[] },
): { deFrente: string; deCostas: string } {
  const tem = (sinais: ReadonlySet<string>) =>
    achados.some((achado) => achado.presente && sinais.has(sinalDoAchado(achado) ?? ''));
  const textos = semAcentos(`${dados.queixaPrincipal} . ${dados.historicoMedico ?? ''}`);
  if (gestante) return { deFrente: 'decúbito dorsal', deCostas: 'decúbito lateral' };
  const folego = tem(semFolego) || pesado.test(textos);
  const deFrente = folego || tem(refluxo) ? 'decúbito dorsal com o tronco elevado' : 'decúbito dorsal';
  if (folego) return { deFrente, deCostas: 'sentado, com o tronco apoiado à frente' };
  const doi = queixas.find(({ partes }) => partes.some((parte) => debaixo.has(parte)));
  if (doi?.lado) {
    return { deFrente, deCostas: `decúbito lateral, sobre o lado ${doi.lado === 'direito' ? 'esquerdo' : 'direito'}` };
  }
  return {
    deFrente,
    deCostas: doi || operado.test(textos) || dados.idade >= idadeSemBrucos ? 'decúbito lateral' : 'decúbito ventral',
  };
}
