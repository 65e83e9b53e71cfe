import { liberacaoInWords } from '@meridia/shared/liberacao-medica.ts';
import type { Relatorio, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { idDosAlarmes } from '../safety/alarmes-da-queixa.ts';
import { podeGestar } from '../safety/regra.ts';
import { Secao } from './blocos.tsx';
import { formatarData } from './formato.ts';
import { tituloDaLiberacao } from './plano-retido.ts';
import { Assinatura } from './situacao.tsx';

export const gravidades: Record<SegurancaNota['gravidade'], string> = {
  encaminhar: 'Encaminhar',
  evitar: 'Evitar',
  cautela: 'Cautela',
};

export function Seguranca({ relatorio: { seguranca: notas, parecer, cliente } }: { relatorio: Relatorio }) {
  const { liberacao } = parecer ?? {};
  return (
    <Secao id="seguranca" titulo="Segurança">
      {temRestricao(notas) ? null : <p>{semRestricoes(cliente)}</p>}
      <ul className="rel-seguranca">
        {notas.map(({ regra, gravidade, texto, removidos, fonte }) => (
          <li key={regra} className={`rel-seguranca-${gravidade}`}>
            <p>
              <strong>{gravidades[gravidade]}.</strong> {texto}
            </p>
            {removidos.length > 0 ? <p>Retirado deste relatório: {removidos.join(', ')}.</p> : null}
            <p className="rel-fonte">{fonte}</p>
          </li>
        ))}
        {liberacao ? (
          <li>
            <p>
              <strong>{tituloDaLiberacao}.</strong> {liberacaoInWords(liberacao)}
            </p>
          </li>
        ) : null}
      </ul>
    </Secao>
  );
}

export function Fontes({ relatorio: { tipo } }: { relatorio: Relatorio }) {
  return (
    <Secao id="fontes" titulo="Fontes">
      <ul className="rel-fontes">
        {fontesDe(tipo).map((fonte) => (
          <li key={fonte}>{fonte}</li>
        ))}
      </ul>
    </Secao>
  );
}

export function Rodape({ relatorio }: { relatorio: Relatorio }) {
  const { origem } = relatorio;
  const { respostas } = origem;
  return (
    <footer className="rel-rodape">
      <p>
        <strong>{redigidoPor(origem)}</strong> {formatarData(origem.geradoEm)}.
      </p>
      {respostas ? <p>{versaoDasRespostas(respostas)}</p> : null}
      <Assinatura relatorio={relatorio} />
      <p>{ressalva}</p>
    </footer>
  );
}

/** What would make any such complaint urgent is no restriction of this client. */
export function temRestricao(notas: readonly SegurancaNota[]): boolean {
  return notas.some(({ regra }) => regra !== idDosAlarmes);
}

/** Nobody who cannot be pregnant is asked for it. */
export function semRestricoes(cliente: Relatorio['cliente']): string {
  const gestacao = podeGestar(cliente) ? 'gestação, ' : '';
  return `Nenhuma restrição foi encontrada nas respostas. Confirme ${gestacao}dispositivos, medicamentos e alergias antes de cada sessão.`;
}

/** Sources of names, codes and cautions; a report without treatment needs fewer. */
export function fontesDe(tipo: Relatorio['tipo']): string[] {
  return [
    'OMS, CID-11, capítulo 26 (TM1): códigos; nomes em português nossos.',
    'Maciocia, The Foundations of Chinese Medicine; Tongue Diagnosis in Chinese Medicine.',
    ...(tipo === 'completo'
      ? [
          'OMS, Standard Acupuncture Point Locations (2008): pontos.',
          'OMS, Guidelines on Basic Training and Safety in Acupuncture (1999).',
        ]
      : []),
  ];
}

/** This sentence must stay careful (docs/PRODUCT.md 9.6): support, not replacement. */
export const ressalva =
  'Este relatório apoia a avaliação energética feita pelo terapeuta e não substitui o julgamento profissional nem o diagnóstico ou o tratamento médico. As síndromes descritas são síndromes energéticas da Medicina Tradicional Chinesa. Nenhum medicamento deve ser iniciado, alterado ou suspenso sem quem o prescreveu.';

/** Which engine wrote the words, and whether a model read the intake. */
export function redigidoPor(origem: Relatorio['origem']): string {
  const { leituraIa } = origem;
  if (!leituraIa) return quemRedigiu(origem);
  const { modelo, promptVersao } = leituraIa;
  return `${quemRedigiu(origem)} Trechos da ficha lidos pelo Gemini, modelo ${modelo}, instruções ${promptVersao}.`;
}

/** From which answers, because they can be corrected later. */
export function versaoDasRespostas({ revisao, desde }: NonNullable<Relatorio['origem']['respostas']>): string {
  return `Escrito a partir da versão ${revisao} das respostas da anamnese, de ${formatarData(desde)}.`;
}

function quemRedigiu({ motor, modelo, promptVersao, catalogoVersao }: Relatorio['origem']): string {
  if (motor === 'local') return `Redigido pelo motor local, catálogo ${catalogoVersao}.`;
  const versao = promptVersao ? `, instruções ${promptVersao}` : '';
  return `Redigido pelo Gemini, modelo ${modelo ?? 'não informado'}${versao}, a partir do catálogo ${catalogoVersao}.`;
}
