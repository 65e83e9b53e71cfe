import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { analisar } from '../diagnosticar.ts';
import { focoDaQueixa } from '../protocolo/foco.ts';
import { encontrarQueixas } from '../protocolo/queixas.ts';
import { sinalDoAchado } from './achado-id.ts';
import { lerAnamnese } from './ler-anamnese.ts';
import { reunirFatos } from './reunir-fatos.ts';

const ler = (ficha: Partial<DadosAnamnese>) => lerAnamnese({ ...anamneseVazia, idade: 45, sexo: 'feminino', ...ficha });
const presentes = (ficha: Partial<DadosAnamnese>) =>
  ler(ficha).flatMap((achado) => (achado.presente && achado.forca > 0 ? (sinalDoAchado(achado) ?? []) : []));
const rotulos = (ficha: Partial<DadosAnamnese>) => ler(ficha).map(({ label }) => label);

describe('a wish', () => {
  it.each([
    'Quero largar o cigarro, um maço por dia, e emagrecer porque estou com 110 kg',
    'Veio para emagrecer',
    'precisa muito perder peso, o joelho reclama',
    'Barriga estufada. Meta: emagrecer',
    'gostaria de dormir melhor e perder uns quilos',
  ])('is no loss of weight: %s', (queixaPrincipal) => {
    expect(presentes({ queixaPrincipal })).not.toContain('emagrecimento');
  });

  it.each([
    'Emagreceu sem fazer dieta',
    'começou a emagrecer depois da gripe',
    'não para de emagrecer',
    'Refere ter emagrecido 6 kg',
    'perdeu peso neste ano',
  ])('is told apart from one: %s', (queixaPrincipal) => {
    expect(presentes({ queixaPrincipal })).toContain('emagrecimento');
  });

  it('stays one behind the name of who wishes', () => {
    expect(presentes({ objetivosCliente: 'Mãe: dormir melhor e ficar calmo' })).not.toContain('melhora_dormir');
  });
});

describe('the appetite', () => {
  it('that is marked as more than before is no hunger that nothing stills', () => {
    expect(rotulos({ apetite: 'aumentado' })).toContain('apetite aumentado');
    expect(rotulos({ apetite: 'aumentado' })).not.toContain('fome excessiva');
  });

  it('of who carries or feeds a child weighs nothing', () => {
    expect(presentes({ apetite: 'aumentado', gestante: 'sim' })).not.toContain('apetite_aumentado');
    expect(presentes({ apetite: 'aumentado', queixaPrincipal: 'Dor na nuca, amamento um bebê' })).not.toContain(
      'apetite_aumentado',
    );
    expect(presentes({ apetite: 'aumentado', queixaPrincipal: 'Dor na nuca' })).toContain('apetite_aumentado');
  });

  it.each([
    'À noite come sem fome e depois se arrepende',
    'belisca doce sem fome',
    'comendo sem ter fome, por ansiedade',
  ])('of who eats without hunger is not small: %s', (queixaPrincipal) => {
    expect(presentes({ queixaPrincipal })).not.toContain('apetite_baixo');
  });

  it.each(['Sem fome há um mês', 'come pouco, sem fome', 'Perdeu a fome'])(
    'that is small stays so: %s',
    (queixaPrincipal) => {
      expect(presentes({ queixaPrincipal })).toContain('apetite_baixo');
    },
  );
});

describe('a label', () => {
  it.each([
    ['a perna direita está fraca', 'perna direita fraca'],
    ['Braço esquerdo fraco', 'braço esquerdo fraco'],
    ['as pernas fracas no fim do dia', 'pernas fracas'],
  ])('is no wider than what was told: %s', (queixaPrincipal, rotulo) => {
    expect(rotulos({ queixaPrincipal })).toContain(rotulo);
    expect(rotulos({ queixaPrincipal })).not.toContain('braços ou pernas fracos');
  });

  it('tells the age that was asked for, and no dose', () => {
    expect(presentes({ medicamentos: 'duloxetina 60', idade: 46 })).not.toContain('idade_avancada');
    expect(presentes({ historicoMedico: 'a mãe é idosa', idade: 46 })).not.toContain('idade_avancada');
    expect(presentes({ idade: 66 })).toContain('idade_avancada');
  });
});

describe('what is past', () => {
  it.each([
    'quebrei o punho em 2004',
    'Fratura de clavícula em 2010',
    'caiu da escada quando era criança',
    'levou um tombo de moto há 12 anos',
    'torci o tornozelo aos 15 anos',
  ])('is no blow of today: %s', (historicoMedico) => {
    expect(presentes({ historicoMedico })).not.toContain('trauma');
  });

  it.each([
    'Caiu da escada na semana passada',
    'desde que quebrei o punho em 2004 dói no frio',
    'fratura de clavícula em 2010, ainda incomoda',
    'torci o tornozelo há três semanas',
  ])('counts where it is of now or goes on: %s', (historicoMedico) => {
    expect(presentes({ historicoMedico })).toContain('trauma');
  });

  it.each([
    ['minha vó teve enfisema', 'Antes'],
    ['Usa DIU de cobre.', 'Doenças'],
  ])('nothing of another, and no device, stands among her illnesses: %s', (historicoMedico, rotulo) => {
    expect(reunirFatos({ ...anamneseVazia, historicoMedico }).map((fato) => fato.rotulo)).not.toContain(rotulo);
  });

  it.each([
    ['Tratou uma anemia leve em 2021; o hemograma atual é normal', 'anemia'],
    ['Crise de pânico em 2020, fez terapia, não repetiu', 'panico'],
    ['depressão em 2019, já tive alta', 'depressao'],
    ['teve depressão pós-parto, tratada e superada', 'depressao'],
    ['anemia na adolescência, já tratada', 'anemia'],
  ])('an illness that was treated and is over is no sign: %s', (historicoMedico, sinal) => {
    expect(presentes({ historicoMedico })).not.toContain(sinal);
  });

  it.each([
    ['anemia tratada com ferro, ainda cansada', 'anemia'],
    ['depressão tratada com sertralina', 'depressao'],
    ['tratou depressão em 2015, voltou este ano', 'depressao'],
  ])('one that goes on is: %s', (historicoMedico, sinal) => {
    expect(presentes({ historicoMedico })).toContain(sinal);
  });

  it('denies nothing of old cysts where no new one was seen', () => {
    const negados = ler({ historicoMedico: 'Ultrassom de agosto sem novos cistos' }).filter(
      ({ presente }) => !presente,
    );
    expect(negados.map((achado) => sinalDoAchado(achado))).not.toContain('massas');
  });

  it('is told apart from what was found then and is there', () => {
    const rotuloDe = (historicoMedico: string) =>
      reunirFatos({ ...anamneseVazia, historicoMedico }).map(({ rotulo }) => rotulo);
    expect(rotuloDe('arritmia (fibrilação) descoberta em 2019')).toEqual(['Doenças']);
    expect(rotuloDe('hipotireoidismo diagnosticado em 2015')).toEqual(['Doenças']);
    expect(rotuloDe('Internado por asma aos 8 anos, depois nunca mais')).toEqual(['Antes']);
  });
});

describe('how far a pain goes', () => {
  it.each([
    'Cólica menstrual forte que desce para o sacro',
    'cólica no baixo ventre, irradia para a lombar',
    'A dor começa no pé da barriga antes da menstruação e vai para as costas',
    'Cólica na menstruação que reflete nas coxas',
  ])('is no second complaint: %s', (queixaPrincipal) => {
    const sinais = presentes({ queixaPrincipal });
    expect(sinais).not.toContain('dor_lombar');
    expect(sinais).not.toContain('dor_costas');
  });

  it.each(['Cólica menstrual e dor lombar', 'Dor no sacro ao sentar', 'Lombar dói e desce para a perna'])(
    'leaves a back that hurts: %s',
    (queixaPrincipal) => {
      expect(presentes({ queixaPrincipal })).toContain('dor_lombar');
    },
  );
});

describe('other words in the same breath', () => {
  it('make no cold back of cold feet', () => {
    const sinais = presentes({ queixaPrincipal: 'o pé vive gelado cansa fácil e a lombar fica fraca' });
    expect(sinais).not.toContain('lombar_joelhos_frios');
    expect(
      presentes({
        queixaPrincipal:
          'a menstruação vem pouca a mão vive gelada canso fácil e a lombar fica fraca perto da menstruação',
      }),
    ).not.toContain('lombar_joelhos_frios');
    expect(presentes({ queixaPrincipal: 'Lombar e pés gelados' })).toContain('lombar_joelhos_frios');
  });

  it('make no night of a morning', () => {
    expect(presentes({ queixaPrincipal: 'Ronca à noite e acorda cansado para o trabalho' })).not.toContain(
      'despertares_noturnos',
    );
    expect(presentes({ queixaPrincipal: 'Acorda três vezes à noite' })).toContain('despertares_noturnos');
  });

  it('make no want of air of a hard time', () => {
    expect(presentes({ queixaPrincipal: 'na cozinha é um sufoco com esse calor' })).not.toContain('falta_ar');
    expect(presentes({ queixaPrincipal: 'sensação de sufoco, falta o ar' })).toContain('falta_ar');
  });

  it('make no skin of a nose that itches', () => {
    expect(presentes({ queixaPrincipal: 'Espirros em série, coceira e coriza clara' })).not.toContain('coceira');
    expect(presentes({ queixaPrincipal: 'Espirros, coceira na pele dos braços' })).toContain('coceira');
  });
});

it('names what she came for: to stop smoking, and not what goes with it', () => {
  const dados = {
    ...anamneseVazia,
    idade: 50,
    queixaPrincipal: 'Quer parar de fumar, um maço por dia. Sem cigarro fica irritado. Pigarro de manhã.',
  };
  const { achados } = analisar(dados, []);
  expect(focoDaQueixa(achados, dados.queixaPrincipal, encontrarQueixas(achados, dados))[0]).toBe('parar de fumar');
});
