// These tables are copied from the books, not from the catalogue: WHO Standard Acupuncture Point Locations in the Western Pacific
// Region (2008) for names and counts; Deadman, A Manual of Acupuncture (2nd ed., 2007), chapter 2, for the classes.
import { describe, expect, it } from 'vitest';
import type { Meridiano } from './pontos/meridianos.ts';
import type { Categoria } from './pontos/ponto.ts';
import { obterPonto, pontos } from './pontos.ts';

const nomes: Record<Meridiano, string> = {
  P: 'Zhongfu Yunmen Tianfu Xiabai Chize Kongzui Lieque Jingqu Taiyuan Yuji Shaoshang',
  IG: 'Shangyang Erjian Sanjian Hegu Yangxi Pianli Wenliu Xialian Shanglian Shousanli Quchi Zhouliao Shouwuli Binao Jianyu Jugu Tianding Futu Kouheliao Yingxiang',
  E: 'Chengqi Sibai Juliao Dicang Daying Jiache Xiaguan Touwei Renying Shuitu Qishe Quepen Qihu Kufang Wuyi Yingchuang Ruzhong Rugen Burong Chengman Liangmen Guanmen Taiyi Huaroumen Tianshu Wailing Daju Shuidao Guilai Qichong Biguan Futu Yinshi Liangqiu Dubi Zusanli Shangjuxu Tiaokou Xiajuxu Fenglong Jiexi Chongyang Xiangu Neiting Lidui',
  BP: 'Yinbai Dadu Taibai Gongsun Shangqiu Sanyinjiao Lougu Diji Yinlingquan Xuehai Jimen Chongmen Fushe Fujie Daheng Fuai Shidou Tianxi Xiongxiang Zhourong Dabao',
  C: 'Jiquan Qingling Shaohai Lingdao Tongli Yinxi Shenmen Shaofu Shaochong',
  ID: 'Shaoze Qiangu Houxi Wangu Yanggu Yanglao Zhizheng Xiaohai Jianzhen Naoshu Tianzong Bingfeng Quyuan Jianwaishu Jianzhongshu Tianchuang Tianrong Quanliao Tinggong',
  B: 'Jingming Zanzhu Meichong Qucha Wuchu Chengguang Tongtian Luoque Yuzhen Tianzhu Dazhu Fengmen Feishu Jueyinshu Xinshu Dushu Geshu Ganshu Danshu Pishu Weishu Sanjiaoshu Shenshu Qihaishu Dachangshu Guanyuanshu Xiaochangshu Pangguangshu Zhonglushu Baihuanshu Shangliao Ciliao Zhongliao Xialiao Huiyang Chengfu Yinmen Fuxi Weiyang Weizhong Fufen Pohu Gaohuang Shentang Yixi Geguan Hunmen Yanggang Yishe Weicang Huangmen Zhishi Baohuang Zhibian Heyang Chengjin Chengshan Feiyang Fuyang Kunlun Pucan Shenmai Jinmen Jinggu Shugu Zutonggu Zhiyin',
  R: 'Yongquan Rangu Taixi Dazhong Shuiquan Zhaohai Fuliu Jiaoxin Zhubin Yingu Henggu Dahe Qixue Siman Zhongzhu Huangshu Shangqu Shiguan Yindu Futonggu Youmen Bulang Shenfeng Lingxu Shencang Yuzhong Shufu',
  PC: 'Tianchi Tianquan Quze Ximen Jianshi Neiguan Daling Laogong Zhongchong',
  TA: 'Guanchong Yemen Zhongzhu Yangchi Waiguan Zhigou Huizong Sanyangluo Sidu Tianjing Qinglengyuan Xiaoluo Naohui Jianliao Tianliao Tianyou Yifeng Chimai Luxi Jiaosun Ermen Erheliao Sizhukong',
  VB: 'Tongziliao Tinghui Shangguan Hanyan Xuanlu Xuanli Qubin Shuaigu Tianchong Fubai Touqiaoyin Wangu Benshen Yangbai Toulinqi Muchuang Zhengying Chengling Naokong Fengchi Jianjing Yuanye Zhejin Riyue Jingmen Daimai Wushu Weidao Juliao Huantiao Fengshi Zhongdu Xiyangguan Yanglingquan Yangjiao Waiqiu Guangming Yangfu Xuanzhong Qiuxu Zulinqi Diwuhui Xiaxi Zuqiaoyin',
  F: 'Dadun Xingjian Taichong Zhongfeng Ligou Zhongdu Xiguan Ququan Yinbao Zuwuli Yinlian Jimai Zhangmen Qimen',
  VG: 'Changqiang Yaoshu Yaoyangguan Mingmen Xuanshu Jizhong Zhongshu Jinsuo Zhiyang Lingtai Shendao Shenzhu Taodao Dazhui Yamen Fengfu Naohu Qiangjian Houding Baihui Qianding Xinhui Shangxing Shenting Suliao Shuigou Duiduan Yinjiao',
  VC: 'Huiyin Qugu Zhongji Guanyuan Shimen Qihai Yinjiao Shenque Shuifen Xiawan Jianli Zhongwan Shangwan Juque Jiuwei Zhongting Danzhong Yutang Zigong Huagai Xuanji Tiantu Lianquan Chengjiang',
};

/** WHO letters in the order of `nomes`, and how many points the standard counts. */
const padraoOms: Record<Meridiano, readonly [string, number]> = {
  P: ['LU', 11],
  IG: ['LI', 20],
  E: ['ST', 45],
  BP: ['SP', 21],
  C: ['HT', 9],
  ID: ['SI', 19],
  B: ['BL', 67],
  R: ['KI', 27],
  PC: ['PC', 9],
  TA: ['TE', 23],
  VB: ['GB', 44],
  F: ['LR', 14],
  VG: ['GV', 28],
  VC: ['CV', 24],
};

/** The points jing, ying, shu, jing-rio and he of each channel by number, and their elements. */
const cinco: Record<string, readonly [number, number, number, number, number]> = {
  P: [11, 10, 9, 8, 5],
  BP: [1, 2, 3, 5, 9],
  C: [9, 8, 7, 4, 3],
  R: [1, 2, 3, 7, 10],
  PC: [9, 8, 7, 5, 3],
  F: [1, 2, 3, 4, 8],
  IG: [1, 2, 3, 5, 11],
  E: [45, 44, 43, 41, 36],
  ID: [1, 2, 3, 5, 8],
  B: [67, 66, 65, 60, 40],
  TA: [1, 2, 3, 6, 10],
  VB: [44, 43, 41, 38, 34],
};
const canaisYin = ['P', 'BP', 'C', 'R', 'PC', 'F'];
const doYin = ['madeira', 'fogo', 'terra', 'metal', 'agua'];
const doYang = ['metal', 'agua', 'madeira', 'fogo', 'terra'];

const classes: Partial<Record<Categoria, string>> = {
  yuan: 'P9 IG4 E42 BP3 C7 ID4 B64 R3 PC7 TA4 VB40 F3',
  luo: 'P7 IG6 E40 BP4 C5 ID7 B58 R4 PC6 TA5 VB37 F5 VG1 VC15 BP21',
  xi: 'P6 IG7 E34 BP8 C6 ID6 B63 R5 PC4 TA7 VB36 F6 B59 R8 VB35 R9',
  he_inferior: 'E36 E37 E39 B39 B40 VB34',
  mu: 'P1 E25 VC12 F13 VC14 VC4 VC3 VB25 VC17 VC5 VB24 F14',
  shu_dorsal: 'B13 B14 B15 B18 B19 B20 B21 B22 B23 B25 B27 B28',
  reuniao: 'F13 VC12 VC17 B17 VB34 P9 B11 VB39',
  comando: 'E36 B40 P7 IG4 PC6 VG26',
  mestre: 'BP4 PC6 ID3 B62 VB41 TA5 P7 R6',
  janela_do_ceu: 'P3 IG18 E9 TA16 B10 ID16 ID17 PC1 VC22 VG16',
};

/** Mother (tonification) and child (sedation) points: Nan Jing 69. */
const mae = 'P9 IG11 E41 BP2 C9 ID3 B67 R7 PC9 TA3 VB43 F8';
const filho = 'P5 IG2 E45 BP5 C7 ID8 B65 R1 PC7 TA10 VB38 F2';

/** The organ or tissue of each alarm, back or meeting point, as the report names it. */
const donos: Record<string, string> = {
  P1: 'ponto mu do Pulmão',
  E25: 'ponto mu do Intestino Grosso',
  VC12: 'ponto mu do Estômago',
  F13: 'ponto mu do Baço',
  VC14: 'ponto mu do Coração',
  VC4: 'ponto mu do Intestino Delgado',
  VC3: 'ponto mu da Bexiga',
  VB25: 'ponto mu do Rim',
  VC17: 'ponto mu do Pericárdio',
  VC5: 'ponto mu do Triplo Aquecedor',
  VB24: 'ponto mu da Vesícula Biliar',
  F14: 'ponto mu do Fígado',
  B13: 'ponto shu dorsal do Pulmão',
  B14: 'ponto shu dorsal do Pericárdio',
  B15: 'ponto shu dorsal do Coração',
  B18: 'ponto shu dorsal do Fígado',
  B19: 'ponto shu dorsal da Vesícula Biliar',
  B20: 'ponto shu dorsal do Baço',
  B21: 'ponto shu dorsal do Estômago',
  B22: 'ponto shu dorsal do Triplo Aquecedor',
  B23: 'ponto shu dorsal do Rim',
  B25: 'ponto shu dorsal do Intestino Grosso',
  B27: 'ponto shu dorsal do Intestino Delgado',
  B28: 'ponto shu dorsal da Bexiga',
  B17: 'ponto de reunião do Sangue',
  B11: 'ponto de reunião dos ossos',
  VB39: 'ponto de reunião da medula',
  B59: 'ponto xi do vaso yang do calcanhar',
  R8: 'ponto xi do vaso yin do calcanhar',
  R9: 'ponto xi do vaso yin de ligação',
  VB35: 'ponto xi do vaso yang de ligação',
  E37: 'ponto he inferior do Intestino Grosso',
  E39: 'ponto he inferior do Intestino Delgado',
  B39: 'ponto he inferior do Triplo Aquecedor',
  B62: 'ponto mestre do vaso yang do calcanhar',
  R6: 'ponto mestre do vaso yin do calcanhar',
};

const palavras = (text: string) => text.split(' ');
const codigosCom = (teste: (ponto: (typeof pontos)[number]) => boolean) =>
  pontos.filter(teste).map(({ codigo }) => codigo);

describe('the WHO standard', () => {
  it('counts 361 points', () => {
    expect(Object.values(padraoOms).reduce((soma, [, quantos]) => soma + quantos, 0)).toBe(361);
    expect(codigosCom(({ meridiano }) => meridiano !== 'extra')).toHaveLength(361);
  });

  it.each(Object.keys(padraoOms) as Meridiano[])('names the points of %s in order', (meridiano) => {
    const [letras, quantos] = padraoOms[meridiano];
    const linhas = pontos.filter((ponto) => ponto.meridiano === meridiano);
    expect(linhas.map(({ pinyin }) => pinyin)).toEqual(palavras(nomes[meridiano]));
    expect(linhas.map(({ oms }) => oms)).toEqual(
      Array.from({ length: quantos }, (_, index) => `${letras}${index + 1}`),
    );
  });
});

describe('the classes of points', () => {
  it.each(Object.entries(classes))('%s', (classe, codigos) => {
    const achados = codigosCom(({ categorias }) => categorias.some((categoria) => categoria === classe));
    expect(achados.sort()).toEqual(palavras(codigos).sort());
  });

  it.each(Object.entries(cinco))('the five transporting points of %s with their elements', (meridiano, numeros) => {
    const ordem = ['jing', 'ying', 'shu_corrente', 'jing_rio', 'he'] as const;
    const elementos = canaisYin.includes(meridiano) ? doYin : doYang;
    const linhas = numeros.map((numero) => obterPonto(`${meridiano}${numero}`));
    expect(linhas.map((ponto, index) => ordem[index] && ponto?.categorias.includes(ordem[index]))).toEqual(
      ordem.map(() => true),
    );
    expect(linhas.map((ponto) => ponto?.elemento)).toEqual(elementos);
    expect(codigosCom((ponto) => ponto.meridiano === meridiano && ponto.elemento !== null)).toHaveLength(5);
  });

  it('the mother and the child of each channel', () => {
    expect(codigosCom(({ papel }) => papel === 'mae').sort()).toEqual(palavras(mae).sort());
    expect(codigosCom(({ papel }) => papel === 'filho').sort()).toEqual(palavras(filho).sort());
  });

  it.each(Object.entries(donos))('%s is called %s', (codigo, metodo) => {
    expect(obterPonto(codigo)?.metodo).toBe(metodo);
  });
});

describe('points that are never needled', () => {
  it('are the nipple, which is only a landmark, and the navel, which is only warmed', () => {
    expect(codigosCom(({ proibido }) => proibido)).toEqual(['E17']);
    expect(codigosCom(({ somenteMoxa }) => somenteMoxa)).toEqual(['VC8']);
    expect(obterPonto('E17')).toMatchObject({ moxa: false, eletro: false });
  });

  it('have a caution where lung, eye or a great vessel lies below', () => {
    const avisa = (codigo: string, palavra: RegExp) =>
      obterPonto(codigo)?.cautelas.some((cautela) => palavra.test(cautela));
    const pulmao = palavras(
      'P1 P2 E12 E13 E14 E15 E16 E18 BP17 BP18 BP19 BP20 BP21 R22 R23 R24 R25 R26 R27 PC1 VB21 VB22 VB23 VB24 F14 ID12 ID13 ID14 ID15 TA15 B11 B12 B13 B14 B15 B16 B17 B18 B19 B20 B21 B41 B42 B43 B44 B45 B46 B47 B48 B49 B50 Dingchuan Weiwanxiashu',
    );
    expect(pulmao.filter((codigo) => !avisa(codigo, /pneumot/))).toEqual([]);
    const vasos = palavras(
      'P8 P9 E5 E9 E10 E11 E12 E30 E42 BP11 BP12 C1 C2 PC3 B40 F10 F11 F12 IG17 IG18 ID16 ID17 TA16 TA22 VC22',
    );
    expect(vasos.filter((codigo) => !avisa(codigo, /arteria|artéria|vasos|carótida/))).toEqual([]);
    expect(['E1', 'B1', 'E2'].filter((codigo) => !avisa(codigo, /olho|ocular/))).toEqual([]);
    expect(['VG15', 'VG16'].filter((codigo) => !avisa(codigo, /nunca aprofundar/))).toEqual([]);
  });
});
