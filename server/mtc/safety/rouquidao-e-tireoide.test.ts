import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

type Ficha = Partial<DadosAnamnese>;
const alarmes = (mais: Ficha) =>
  encontrarSinaisDeAlerta({ ...fichaCalada, idade: 50, sexo: 'feminino', tpm: [], ...mais }).map(
    ({ id, certo }) => `${id}${certo ? '' : '?'}`,
  );

describe('a voice that stays hoarse', () => {
  it.each<Ficha>([
    { queixaPrincipal: 'Tosse.', historicoMedico: 'minha voz falha faz uns dois meses e não firma', cigarro: 'diario' },
    {
      queixaPrincipal:
        'quero dormir melhor a voz ficou diferente desde a páscoa acho que foi de gritar no jogo e já tem mais de quatro mês não volta e dá uma pontada no ouvido esquerdo',
      cigarro: 'ocasional',
    },
    { queixaPrincipal: 'Ando meio sem voz há seis semanas e dói pra engolir', idade: 33 },
    { queixaPrincipal: 'Dor nas costas', historicoMedico: 'disfonia há 5 semanas, sem resfriado' },
    { queixaPrincipal: 'Fiquei rouco. Já tem dois meses e não melhora.', idade: 61, sexo: 'masculino' },
    { queixaPrincipal: 'A voz rachada não volta', inicioQueixa: 'meses', cigarro: 'diario' },
    { queixaPrincipal: 'Ansiedade', historicoMedico: 'rouquidão desde março, caroço no pescoço do lado direito' },
  ])('is looked at within two weeks: %o', (ficha) => {
    expect(alarmes(ficha)).toContain('rouquidao_que_dura');
  });

  it.each<Ficha>([
    { queixaPrincipal: 'Fiquei rouca há quatro dias com o resfriado', cigarro: 'diario' },
    {
      queixaPrincipal: 'Dor lombar',
      historicoMedico: 'meu pai ficou rouco por três meses, era câncer',
      cigarro: 'diario',
    },
    { queixaPrincipal: 'Ansiedade', historicoMedico: 'perdi a voz por um mês em 2018, voltou ao normal' },
    { queixaPrincipal: 'Voz grossa desde menina, há muitos anos' },
    { queixaPrincipal: 'Ombro que dói há três meses, sem rouquidão' },
    { queixaPrincipal: 'Professora, voz cansada no fim do dia', idade: 30 },
  ])('is not heard in: %o', (ficha) => {
    expect(alarmes(ficha).join(' ')).not.toContain('rouquidao');
  });

  it('names what goes with it, and asks where no time is told but a month', () => {
    const [alerta] = encontrarSinaisDeAlerta({
      ...fichaCalada,
      idade: 58,
      queixaPrincipal: 'Voz rouca há dois meses, fisgada no ouvido direito',
      cigarro: 'diario',
    });
    expect(alerta?.texto).toMatch(/ouvido.*fuma.*nesta semana.*laringoscopia/);
    expect(alarmes({ queixaPrincipal: 'rouquidão desde março' })).toContain('rouquidao_que_dura?');
  });
});

describe('signs of a thyroid that runs too fast', () => {
  it.each<Ficha>([
    {
      queixaPrincipal: 'Nervosismo. Como feito um leão e fui de 71 pra 64 kg sem dieta. As mãos tremem.',
      historicoMedico: 'no posto o batimento deu 108',
    },
    {
      queixaPrincipal: 'ansiosa, coração dispara até deitada, emagreci 5 quilos em dois meses comendo muito',
      historicoMedico: 'mãos tremendo, não aguento calor',
    },
    {
      queixaPrincipal: 'Insônia e calor',
      historicoMedico: 'FC 116 em repouso, a roupa caindo e fome o tempo todo',
      evacuacao: 'evacua 4 vezes ao dia',
    },
    {
      queixaPrincipal: 'Cansaço, perdi 6 kg, apetite aumentado. Pulso 104 sentada. Suando muito.',
    },
    {
      queixaPrincipal: 'calça folgada e eu comendo bem; minha mão treme',
      historicoMedico: 'frequência cardíaca 110, minha irmã trata hipertireoidismo',
      idade: 29,
    },
    {
      queixaPrincipal: 'Batimento 120 parado, mãos trêmulas, muito calor, pernas fracas pra subir escada',
      apetite: 'aumentado',
    },
  ])('send to a physician this week: %o', (ficha) => {
    expect(alarmes(ficha)).toContain('tireoide_acelerada');
    expect(alarmes(ficha).join(' ')).not.toContain('perda_de_peso');
  });

  it.each<Ficha>([
    {
      queixaPrincipal: 'Perdi 6 kg com dieta da nutricionista, muita fome. Calor no verão.',
      historicoMedico: 'FC 104',
    },
    { queixaPrincipal: 'Ansiedade, mãos tremem, suor', historicoMedico: 'pulso 118 na esteira' },
    {
      queixaPrincipal: 'Emagreci 4 kg comendo bem, calor e tremor nas mãos',
      historicoMedico: 'FC 102. TSH normal neste mês',
    },
    { queixaPrincipal: 'Fogachos e suor', historicoMedico: 'minha mãe tem batimento 120 e treme' },
    { queixaPrincipal: 'Pressão 130 por 80, calor e intestino solto', historicoMedico: 'peso estável' },
    { queixaPrincipal: 'Coração acelera com o fogacho, calor, engordei 4 quilos' },
  ])('are not found in: %o', (ficha) => {
    expect(alarmes(ficha).join(' ')).not.toContain('tireoide');
  });
});
