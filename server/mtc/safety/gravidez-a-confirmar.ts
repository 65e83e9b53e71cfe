// The question that comes before every needle while nobody can know of a pregnancy yet. Sources: WHO (1999), section 2.1; SBRA, Diretrizes de
// reprodução assistida; FEBRASGO, Gravidez ectópica (2018).
import type { SinalDeAlerta } from './alarme.ts';
import { testeEmAberto } from './transferencia-de-embriao.ts';

export const gravidezAConfirmar: SinalDeAlerta = {
  id: 'gravidez_a_confirmar',
  prazo: 'antes',
  sinal: 'Gravidez que o teste ainda não confirmou nem afastou',
  conduta:
    'tratar como gestante até o resultado, mesmo que a ficha marque “gestante: não”, e só com o acordo de quem acompanha; esperar o resultado também serve. Contar hoje à clínica ou ao pré-natal o que se sente, os chás, as plantas e a vontade de fazer acupuntura. Sangramento, dor forte de um lado, desmaio ou dor no ombro, falta de ar, ou perna que incha de um lado: pronto-socorro no mesmo dia.',
  perguntar: 'em que dia é o exame? já há resultado? há sangramento, peso ou dor no ventre?',
  quando: (relatos, dados) =>
    dados.gestante !== 'sim' && !relatos.diz('gestante', 'gravidez_escrita') && testeEmAberto(dados, relatos)
      ? 'incerto'
      : null,
  fonte: 'OMS (1999), seção 2.1; FEBRASGO, Gravidez ectópica (2018)',
};
