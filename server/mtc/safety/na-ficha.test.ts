import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { alarmesDaQueixa } from './alarmes-da-queixa.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { oQuePerguntar } from './o-que-perguntar.ts';

const calada: DadosAnamnese = { ...fichaCalada, idade: 64, sexo: 'masculino', tpm: [] };

function nota(regra: string, mudancas: Partial<DadosAnamnese>) {
  const dados = { ...calada, queixaPrincipal: 'Dor no ombro direito', ...mudancas };
  return conferirProtocolo({ dados, tipo: 'diagnostico', protocolo: null, achados: [] }).seguranca.find(
    (uma) => uma.regra === regra,
  );
}

describe('what is in the form', () => {
  it.each(['Xarelto 20 à noite', 'Marevan 5', 'apixabana 5 mg 12/12h', 'AAS infantil', 'clopidogrel 75'])(
    'names what thins the blood as it is written, and that it is not stopped: %s',
    (medicamentos) => {
      const texto = nota('anticoagulante', { medicamentos, anticoagulante: 'sim' })?.texto ?? '';
      expect(texto).toContain(`(${medicamentos.split(' ')[0]}`);
      expect(texto).toMatch(/não se para, não se adia nem se diminui por causa das agulhas/);
      expect(texto).toMatch(/nada de anti-inflamatório.*ginkgo/);
    },
  );

  it.each([
    'fibrilação atrial desde 2020',
    'tenho fibrilação no coração tem três anos e pressão alta tudo controlado com a cardiologista',
    'flutter atrial tratado',
    'FA paroxística',
  ])('names a heart out of rhythm: %s', (historicoMedico) => {
    expect(nota('doenca_do_coracao', { historicoMedico })?.texto).toMatch(
      /^Fibrilação ou arritmia.*sem corrente elétrica/,
    );
  });
  it.each(['a mãe tem fibrilação atrial', 'nega fibrilação atrial', 'fibromialgia'])(
    'and no other: %s',
    (historicoMedico) => {
      expect(nota('doenca_do_coracao', { historicoMedico })).toBeUndefined();
    },
  );

  it('names a treated pressure with its medicines and the figure', () => {
    const dada = {
      historicoMedico: 'HAS controlada há 5 anos',
      medicamentos: 'losartana 50',
      faceObservacao: 'PA 128x82',
    };
    expect(nota('pressao_alta_tratada', dada)?.texto).toMatch(
      /^Pressão alta em tratamento \(losartana\), na ficha 128 por 82: medir/,
    );
    expect(
      nota('pressao_alta_tratada', { ...dada, historicoMedico: 'pai tem pressão alta', medicamentos: null }),
    ).toBeUndefined();
  });
});

describe('an alarm whose time has passed', () => {
  const linha = (mudancas: Partial<DadosAnamnese>) => alarmesDaQueixa({ ...calada, ...mudancas })?.texto ?? '';

  it.each([
    { queixaPrincipal: 'Dor no joelho há oito meses' },
    { queixaPrincipal: 'Dor no ombro direito', inicioQueixa: 'anos' as const },
    { queixaPrincipal: 'Dor no tornozelo', inicioQueixa: 'meses' as const },
  ])('is left out: %o', (mudancas) => {
    expect(linha(mudancas)).toContain('Alarmes desta queixa');
    expect(linha(mudancas)).not.toContain('seis semanas');
  });
  it('stays for a complaint of days', () => {
    expect(linha({ queixaPrincipal: 'Dor no joelho há cinco dias', inicioQueixa: 'recente' })).toContain(
      'seis semanas',
    );
  });
  it('is of the nose where the complaint is of the nose alone', () => {
    expect(linha({ queixaPrincipal: 'Rinite desde criança, espirro muito e nariz entupido' })).toMatch(
      /\(nariz\).*um lado só/,
    );
    expect(linha({ queixaPrincipal: 'Rinite e tosse há dois meses' })).toContain('(tosse ou respiração)');
  });
  it('asks for no inhaler that nobody told of', () => {
    expect(nota('asma', { historicoMedico: 'asma' })?.texto).not.toContain('o de alívio fica à mão');
    expect(nota('asma', { historicoMedico: 'asma, bombinha nas crises' })?.texto).toContain('fica à mão');
  });
});

describe('an effect of a medicine', () => {
  const efeito = (mudancas: Partial<DadosAnamnese>) => nota('efeito_conhecido', { idade: 44, ...mudancas });

  it.each([
    {
      queixaPrincipal: 'Palpitação e insônia há oito meses',
      medicamentos: 'levotiroxina 75',
      historicoMedico: 'TSH normal em setembro',
    },
    { queixaPrincipal: 'Palpitação', medicamentos: 'Puran 50', historicoMedico: 'Hashimoto, TSH 2,1 mês passado' },
    { queixaPrincipal: 'Palpitação', medicamentos: 'Euthyrox', historicoMedico: 'hipotireoidismo controlado' },
    { queixaPrincipal: 'Tremor há dois anos', medicamentos: 'sertralina 50 há três meses' },
    { queixaPrincipal: 'Perna esquerda inchou só ela há 4 dias', medicamentos: 'ibuprofeno' },
  ])('is not named where the intake speaks against it: %o', (mudancas) => {
    expect(efeito(mudancas)).toBeUndefined();
  });

  it.each([
    { queixaPrincipal: 'Palpitação há dois meses', medicamentos: 'levotiroxina 150', historicoMedico: 'TSH baixo' },
    { queixaPrincipal: 'Tremor há dois meses', medicamentos: 'sertralina 50 há três meses' },
    { queixaPrincipal: 'As pernas incham à tarde', medicamentos: 'anlodipino 10' },
    { queixaPrincipal: 'Tosse e tremor', medicamentos: 'salbutamol de 6 em 6 horas' },
  ])('is named where nothing does: %o', (mudancas) => {
    expect(efeito(mudancas)).toBeDefined();
  });

  it.each([
    ['bisoprolol 5', 'Cansaço', /: bisoprolol$/, /atenolol/],
    ['escitalopram 10', 'Suor demais', /: escitalopram$/, /sertralina|fluoxetina/],
    ['ciclobenzaprina', 'Sonolência de dia', /: ciclobenzaprina$/, /quetiapina|hidroxizina/],
  ])('rests on the insert of what is taken: %s', (medicamentos, queixaPrincipal, dele, outro) => {
    expect(efeito({ medicamentos, queixaPrincipal })?.fonte).toMatch(dele);
    expect(efeito({ medicamentos, queixaPrincipal })?.fonte).not.toMatch(outro);
  });

  it('is not asked about where its beginning was told', () => {
    const texto = efeito({
      medicamentos: 'sulfato ferroso',
      queixaPrincipal: 'Intestino preso desde que tomo o ferro',
    })?.texto;
    expect(texto ?? '').not.toContain('Pergunte se começou');
  });
});

describe('a question that was answered', () => {
  const perguntas = (mudancas: Partial<DadosAnamnese>) =>
    oQuePerguntar({ ...calada, idade: 33, ...mudancas }).join(' ');

  it.each([
    'Dor de cabeça desde a faculdade, sempre do lado esquerdo',
    'Enxaqueca, sempre o mesmo padrão',
    'Dor de cabeça quase todo dia faz quatro meses',
  ])('is not asked: %s', (queixaPrincipal) => {
    expect(perguntas({ queixaPrincipal })).not.toContain('começou de repente');
  });
  it.each([
    'Não durmo e não penso em besteira',
    'Insônia, nunca pensei em fazer bobagem',
    'Insônia, nega ideia de morte',
  ])('is not asked: %s', (queixaPrincipal) => {
    expect(perguntas({ queixaPrincipal })).not.toContain('pensamento de morte');
  });
  it('is asked otherwise', () => {
    expect(perguntas({ queixaPrincipal: 'Dor de cabeça' })).toContain('começou de repente');
    expect(perguntas({ queixaPrincipal: 'Insônia' })).toContain('pensamento de morte');
  });

  it.each([
    ['Enxaqueca', 'naratriptana na crise, uns 3 por mês. dipirona às vezes', false],
    ['Enxaqueca', 'sumatriptana 2x por mês', false],
    ['Enxaqueca', 'neosaldina na crise', true],
  ])('about the days of a medicine: %s, %s', (queixaPrincipal, medicamentos, pergunta) => {
    expect(nota('remedio_na_dor_de_cabeca', { queixaPrincipal, medicamentos }) !== undefined).toBe(pergunta);
  });

  it('about a bowel that has its name', () => {
    expect(
      nota('diarreia_que_dura', { queixaPrincipal: 'Intestino irritável, diarreia há seis anos, colonoscopia normal' }),
    ).toBeUndefined();
    expect(nota('diarreia_que_dura', { queixaPrincipal: 'Diarreia há dois meses' })).toBeDefined();
  });

  it('about a plant is answered, and refers nobody', () => {
    const dados = {
      sexo: 'feminino' as const,
      cancer: 'sim' as const,
      historicoMedico: 'Câncer de mama em 2022',
      medicamentos: 'tamoxifeno',
    };
    expect(
      nota('planta_perigosa', { ...dados, objetivosCliente: 'Posso tomar isoflavona para os calores?' }),
    ).toBeUndefined();
    expect(
      nota('planta_perguntada', { ...dados, objetivosCliente: 'Posso tomar isoflavona para os calores?' })?.gravidade,
    ).toBe('evitar');
    expect(nota('planta_perigosa', { ...dados, suplementos: 'isoflavona' })?.gravidade).toBe('encaminhar');
  });

  it('about a medicine whose allergy is known by name', () => {
    expect(nota('reacao_alergica_grave', { alergias: 'Dipirona: inchou o olho' })).toBeUndefined();
    expect(nota('reacao_alergica_grave', { alergias: 'Camarão, a garganta fechou' })).toBeDefined();
    expect(nota('reacao_alergica_grave', { alergias: 'incha o lábio, não sabe com quê' })).toBeDefined();
  });
});
