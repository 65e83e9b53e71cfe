/**
 * The report's own style. Class names start with `rel-` and every rule starts with `.relatorio`, so that the fragment neither
 * takes styles from the page around it nor changes that page. Every text has a contrast of at least 4.5:1.
 *
 * Sizes of text are written in pixels of the usual text size, and sent in rem: the pages around a report make 1rem 17 px of them.
 * The text of pictures keeps its pixels, which are units of the picture: a picture grows as a whole with the size of text, as far as the
 * screen is wide.
 */
export const estilo = `
.relatorio{--rel-serifa:var(--font-serif,'Source Serif 4','Newsreader',Georgia,'Times New Roman',serif);--rel-sans:var(--font-sans,'Figtree','Inter',system-ui,'Segoe UI',Roboto,sans-serif);--rel-tinta:#1E2422;--rel-cinza:#565F5A;--rel-linha:#E0D8C9;--rel-papel:#FFFEFB;--rel-creme:#FBF8F3;--rel-jade:#1F5E4B;--rel-cinabre:#B5412B;
color-scheme:light;box-sizing:border-box;max-width:1040px;margin:0 auto;padding:40px 56px 48px;background:var(--rel-papel);color:var(--rel-tinta);font-family:var(--rel-serifa);font-size:17px;line-height:1.6;text-align:left;overflow-wrap:break-word;hyphens:auto}
.relatorio *,.relatorio *::before,.relatorio *::after{box-sizing:border-box}
.relatorio p{margin:0 0 .8em;max-width:68ch}
.relatorio h1,.relatorio h2,.relatorio h3,.relatorio h4{font-family:var(--rel-serifa);color:var(--rel-tinta);line-height:1.2;margin:0;text-wrap:balance;hyphens:manual}
.relatorio h1{font-size:40px;font-weight:600;letter-spacing:-.015em}
.relatorio h2{font-size:27px;font-weight:600;letter-spacing:-.01em;margin:0 0 20px;padding-bottom:10px;border-bottom:1px solid var(--rel-linha)}
.relatorio h3{font-size:20px;font-weight:600;margin:0 0 8px}
.relatorio h4{font-family:var(--rel-sans);font-size:14px;font-weight:600;letter-spacing:.01em;color:var(--rel-cinza);margin:0 0 6px}
.relatorio ul,.relatorio ol{list-style:none;margin:0;padding:0}
.relatorio dl,.relatorio dd,.relatorio dt,.relatorio figure{margin:0;padding:0}
.relatorio strong{font-weight:650}
.relatorio svg,.relatorio img{display:block}
.relatorio .rel-oculto{position:absolute;width:0;height:0;overflow:hidden}
.relatorio .rel-so-leitor{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.relatorio .rel-nota,.relatorio .rel-fonte,.relatorio figcaption{font-family:var(--rel-sans);font-size:14px;line-height:1.45;color:var(--rel-cinza)}
.relatorio .rel-cabecalho{padding-bottom:28px}
.relatorio .rel-clinica{display:flex;align-items:center;gap:14px;padding-bottom:18px;margin-bottom:26px;border-bottom:2px solid var(--rel-jade)}
.relatorio .rel-clinica img{max-height:56px;max-width:180px;width:auto;height:auto;object-fit:contain}
.relatorio .rel-clinica p{margin:0;font-size:19px;font-weight:600;color:var(--rel-jade)}
.relatorio .rel-tipo{font-family:var(--rel-sans);font-size:15px;color:var(--rel-jade);font-weight:600;margin:0 0 6px}
.relatorio .rel-situacao{display:inline-block;margin:12px 0 0;padding:7px 12px;border:1.5px solid var(--rel-cinza);border-radius:8px;font-family:var(--rel-sans);font-size:15px;line-height:1.4;max-width:76ch;text-wrap:pretty}
.relatorio .rel-situacao-assinado{border-color:var(--rel-jade);background:var(--rel-creme)}
.relatorio .rel-situacao-violado{border-color:var(--rel-cinabre);background:#FDF3EF;color:#8F2F1D}
.relatorio .rel-nota-da-revisao{margin:14px 0 0;padding:8px 14px;border-left:3px solid var(--rel-jade);background:var(--rel-creme);white-space:pre-line}
.relatorio .rel-ficha{display:flex;flex-wrap:wrap;gap:10px 36px;margin-top:18px}
.relatorio .rel-ficha dt,.relatorio .rel-resumo dt{font-family:var(--rel-sans);font-size:13.5px;font-weight:600;color:var(--rel-cinza)}
.relatorio .rel-ficha dd{font-size:17px}
.relatorio .rel-ficha-larga{flex-basis:100%}
.relatorio .rel-em-linhas{white-space:pre-line;max-width:76ch}
.relatorio .rel-nao-lidos>div+div{margin-top:10px}
.relatorio .rel-nao-lidos dt{font-family:var(--rel-sans);font-size:14px;font-weight:600;color:var(--rel-cinza)}
.relatorio .rel-nao-lidos dd{max-width:76ch}
.relatorio .rel-abertura{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,372px);gap:28px 48px;align-items:start;padding:32px 0 36px;border-top:1px solid var(--rel-linha)}
.relatorio .rel-abertura h2{border:0;padding:0;margin:0 0 12px;font-family:var(--rel-sans);font-size:15px;color:var(--rel-jade);letter-spacing:0}
.relatorio .rel-lide{font-size:22px;line-height:1.5;letter-spacing:-.005em}
.relatorio .rel-confianca{font-family:var(--rel-sans);font-size:15px;line-height:1.5;color:var(--rel-cinza);padding-left:14px;border-left:3px solid var(--rel-jade)}
.relatorio .rel-confianca strong{color:var(--rel-tinta)}
.relatorio .rel-roda{width:100%;height:auto}
.relatorio .rel-roda-nome{font-family:var(--rel-sans);font-size:12.5px;fill:var(--rel-tinta)}
.relatorio .rel-roda-valor{font-family:var(--rel-serifa);font-size:17px;font-weight:650;fill:var(--rel-tinta)}
.relatorio .rel-figura-roda figcaption{margin-top:10px;text-align:center;text-wrap:balance}
.relatorio .rel-resumo,.relatorio .rel-resumo-diagnostico{grid-column:1/-1}
.relatorio .rel-resumo{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));border:1px solid var(--rel-linha);border-radius:10px;background:var(--rel-creme)}
.relatorio .rel-resumo>div{padding:16px 20px;border-left:1px solid var(--rel-linha)}
.relatorio .rel-resumo>div:first-child{border-left:0}
.relatorio .rel-resumo dd{font-size:16px;line-height:1.45;margin-top:4px}
.relatorio .rel-codigos{font-weight:600;color:var(--rel-jade)}
.relatorio .rel-alerta{margin-top:18px;border:1.5px solid var(--rel-cinabre);border-radius:10px;padding:18px 22px;background:#FDF3EF;line-height:1.45}
.relatorio .rel-alerta>div+div{margin-top:12px}
.relatorio .rel-alerta-titulo{font-size:20px;font-weight:600;line-height:1.2;color:#8F2F1D;margin:0}
.relatorio .rel-alerta li{margin-top:6px;max-width:76ch}
.relatorio .rel-indice{border-top:1px solid var(--rel-linha);border-bottom:1px solid var(--rel-linha);font-family:var(--rel-sans);font-size:14.5px}
.relatorio .rel-indice ul{display:flex;flex-wrap:wrap;gap:0 4px;padding:4px 0;margin:0 -8px}
.relatorio .rel-indice a{display:inline-flex;align-items:center;min-height:44px;padding:0 8px;color:var(--rel-jade);text-decoration:none;border-radius:8px}
.relatorio .rel-indice a:hover{text-decoration:underline}
.relatorio a:focus-visible,.relatorio summary:focus-visible{outline:3px solid var(--rel-jade);outline-offset:2px}
.relatorio .rel-secao{padding-top:48px;scroll-margin-top:16px}
.relatorio .rel-secao h2{scroll-margin-top:96px}
.relatorio .rel-dobra>summary,.relatorio .rel-retido>summary{position:relative;display:block;cursor:pointer;list-style:none;border-radius:8px}
.relatorio .rel-dobra>summary::-webkit-details-marker,.relatorio .rel-retido>summary::-webkit-details-marker{display:none}
.relatorio .rel-dobra>summary h2,.relatorio .rel-retido>summary h2{padding-right:36px}
.relatorio .rel-dobra>summary::after,.relatorio .rel-retido>summary::after{content:'';position:absolute;right:9px;top:9px;width:10px;height:10px;border:solid var(--rel-jade);border-width:0 2px 2px 0;transform:rotate(45deg)}
.relatorio .rel-dobra[open]>summary::after,.relatorio .rel-retido[open]>summary::after{transform:translateY(6px) rotate(225deg)}
.relatorio .rel-retido{margin-top:48px;border:1.5px solid var(--rel-linha);border-radius:10px;padding:0 22px}
.relatorio .rel-retido>summary{padding:16px 0}
.relatorio .rel-retido>summary h2{margin:0;border:0;padding-bottom:0}
.relatorio .rel-retido>summary::after{top:25px}
.relatorio .rel-retido>.rel-cautela{margin:0 0 8px;font-size:16px}
.relatorio .rel-retido .rel-secao:last-child{padding-bottom:24px}
.relatorio .rel-dupla{display:grid;grid-template-columns:minmax(0,1.35fr) minmax(0,1fr);gap:24px 48px;align-items:start}
.relatorio .rel-barra-linha{display:grid;grid-template-columns:minmax(min-content,8.6em) minmax(2em,1fr) 2em;gap:12px;align-items:center;flex:1;padding:7px 0;font-family:var(--rel-sans);font-size:15px;line-height:1.3}
.relatorio .rel-barra-valor{text-align:right;font-weight:600;font-variant-numeric:tabular-nums;position:relative}
.relatorio .rel-barras+.rel-nota{margin-top:10px}
.relatorio .rel-balanca{display:block;flex:1;padding:7px 0}
.relatorio .rel-balanca-titulo{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;padding:0 0 4px;font-family:var(--rel-sans);font-size:15px;line-height:1.35}
.relatorio .rel-balanca-titulo span,.relatorio .rel-balanca-lados{color:var(--rel-cinza)}
.relatorio .rel-balanca-lados{display:flex;justify-content:space-between;padding:2px 0 0;font-family:var(--rel-sans);font-size:13px;max-width:none}
.relatorio .rel-hipoteses{counter-reset:hipotese}
.relatorio .rel-hipotese{counter-increment:hipotese;position:relative;padding:22px 0 22px 3.53em;border-top:1px solid var(--rel-linha)}
.relatorio .rel-hipotese:first-child{border-top:0;padding-top:4px}
.relatorio .rel-hipotese::before{content:counter(hipotese);position:absolute;left:0;top:18px;width:2.1em;height:2.1em;border:1.5px solid var(--rel-jade);border-radius:50%;display:flex;align-items:center;justify-content:center;font-size:19px;font-weight:600;color:var(--rel-jade)}
.relatorio .rel-hipotese:first-child::before{top:0}
.relatorio .rel-hipotese h3{font-size:22px}
.relatorio .rel-etiquetas{display:flex;flex-wrap:wrap;gap:6px 8px;align-items:center;margin:0 0 12px;font-family:var(--rel-sans);font-size:14px;line-height:1.3;max-width:none}
.relatorio .rel-pinyin{font-style:italic;color:var(--rel-cinza);margin-right:4px}
.relatorio .rel-etiqueta{border:1px solid #CFC6B4;border-radius:6px;padding:3px 9px;background:var(--rel-creme)}
.relatorio .rel-etiqueta-forte{border-color:var(--rel-jade);color:var(--rel-jade);font-weight:600}
.relatorio .rel-sem-prova{display:flex;padding-right:28px}
.relatorio .rel-prova summary{position:relative;display:flex;align-items:center;min-height:44px;padding-right:28px;cursor:pointer;list-style:none;border-radius:8px}
.relatorio .rel-prova summary::-webkit-details-marker,.relatorio .rel-ponto>summary::-webkit-details-marker{display:none}
.relatorio .rel-prova summary::after,.relatorio .rel-ponto>summary::after{content:'';position:absolute;right:8px;top:50%;width:8px;height:8px;border:solid var(--rel-jade);border-width:0 2px 2px 0;transform:translateY(-75%) rotate(45deg)}
.relatorio .rel-prova[open] summary::after,.relatorio .rel-ponto[open]>summary::after{transform:translateY(-25%) rotate(225deg)}
.relatorio .rel-prova summary:hover,.relatorio .rel-ponto>summary:hover{background:var(--rel-creme)}
.relatorio .rel-hipotese .rel-prova summary{display:inline-flex;font-family:var(--rel-sans);font-size:15px;font-weight:600;color:var(--rel-jade)}
.relatorio .rel-prova-corpo{padding:10px 14px;margin:2px 0 10px;background:var(--rel-creme);border-radius:10px;font-family:var(--rel-sans);font-size:15px;line-height:1.45}
.relatorio .rel-prova-corpo p{margin:0}
.relatorio .rel-prova-corpo p+p{margin-top:6px}
.relatorio .rel-prova-corpo a{color:var(--rel-jade);text-decoration:underline;text-underline-offset:3px}
.relatorio .rel-sinais-todos{margin-top:12px;font-size:15.5px;line-height:1.45}
.relatorio .rel-sinais-todos li{padding:7px 0;border-top:1px solid var(--rel-linha);scroll-margin-top:96px}
.relatorio .rel-sinais-todos li:target{background:var(--rel-creme)}
.relatorio .rel-onde{font-family:var(--rel-sans);font-size:14px}
.relatorio .rel-visual+.rel-visual{margin-top:32px;padding-top:28px;border-top:1px solid var(--rel-linha)}
.relatorio .rel-visual-foto{display:grid;grid-template-columns:minmax(0,280px) minmax(0,1fr);gap:16px 36px;align-items:start}
.relatorio .rel-visual-figuras{display:flex;flex-wrap:wrap;gap:20px 40px;align-items:flex-start}
.relatorio .rel-visual-figuras>.rel-foto{flex:1 1 calc(280rem/17);max-width:calc(340rem/17)}
.relatorio .rel-visual-figuras>.rel-figura-mapa{flex:1 1 calc(320rem/17);max-width:calc(430rem/17)}
.relatorio .rel-visual-figuras+div{margin-top:16px}
.relatorio .rel-visual-foto>.rel-visual-figuras+div{margin-top:0}
.relatorio .rel-mapa{width:100%;height:auto}
.relatorio .rel-figura-texto{font-family:var(--rel-sans)}
.relatorio .rel-figura-mapa{width:100%;max-width:calc(470rem/17);margin:0 auto}
.relatorio .rel-figura-mapa figcaption{margin-top:6px}
.relatorio .rel-linha-sessoes{max-width:calc(540rem/17);margin:20px 0 4px}
.relatorio .rel-foto-quadro{position:relative;border-radius:10px;overflow:hidden;background:#EEE8DC;min-height:120px}
.relatorio .rel-foto-quadro img{width:100%;height:auto}
.relatorio .rel-foto-quadro svg{position:absolute;inset:0;width:100%;height:100%}
.relatorio .rel-contorno,.relatorio .rel-contorno-fundo{fill:none;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.relatorio .rel-contorno-fundo{stroke:#1E2422;stroke-width:4;stroke-opacity:.45}
.relatorio .rel-contorno{stroke:#FFFEFB;stroke-width:2}
.relatorio .rel-foto figcaption{margin-top:6px}
.relatorio .rel-visual h4{margin-top:16px}
.relatorio .rel-sinais{display:flex;flex-wrap:wrap;gap:6px 8px;font-family:var(--rel-sans);font-size:14px;line-height:1.3}
.relatorio .rel-sinais li{border:1px solid #CFC6B4;border-radius:6px;padding:4px 9px}
.relatorio .rel-sinais span{color:var(--rel-cinza)}
.relatorio .rel-tabela{width:100%;border-collapse:collapse;margin-top:8px;font-size:16px;line-height:1.45}
.relatorio .rel-tabela thead th{font-family:var(--rel-sans);font-size:13.5px;font-weight:600;color:var(--rel-cinza);text-align:left;padding:0 18px 8px 0;border-bottom:1.5px solid var(--rel-tinta)}
.relatorio .rel-tabela tbody th,.relatorio .rel-tabela td{vertical-align:top;text-align:left;padding:13px 18px 13px 0;border-bottom:1px solid var(--rel-linha);font-weight:400}
.relatorio .rel-tabela tbody th{font-size:17px}
.relatorio .rel-tabela td:last-child{padding-right:0}
@media print,(min-width:40.01rem){
.relatorio .rel-tabela th{width:33%}
.relatorio div.rel-ponto,.relatorio .rel-ponto>summary,.relatorio .rel-ponto>dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:2px 24px}
.relatorio .rel-ponto .rel-cautela,.relatorio div.rel-ponto .rel-nota{grid-column:2}
}
.relatorio .rel-codigo{font-size:20px;font-weight:650;color:var(--rel-jade)}
.relatorio .rel-codigo-oms{font-family:var(--rel-sans);font-size:13.5px;color:var(--rel-cinza)}
.relatorio .rel-pontos{margin-top:6px}
.relatorio .rel-pontos>li{border-top:1px solid var(--rel-linha)}
.relatorio .rel-ponto{padding:8px 0}
.relatorio .rel-ponto>summary{position:relative;align-content:center;min-height:44px;padding-right:28px;cursor:pointer;list-style:none;border-radius:8px}
.relatorio .rel-ponto .rel-nota{margin:0}
.relatorio .rel-ponto>dl{margin-top:2px;padding-right:28px;font-family:var(--rel-sans);font-size:14.5px;line-height:1.45}
.relatorio .rel-ponto dt{display:inline;color:var(--rel-cinza)}
.relatorio .rel-ponto dt::after{content:': '}
.relatorio .rel-ponto dd{display:inline}
.relatorio .rel-ponto-nome,.relatorio .rel-agulha,.relatorio .rel-cautela{display:block}
.relatorio .rel-agulha{font-size:16px;line-height:1.4}
.relatorio .rel-sessao{margin-top:28px}
.relatorio .rel-sessao h3{margin-bottom:2px}
.relatorio .rel-ponto-nome{font-size:15.5px}
.relatorio .rel-ponto-nome [lang]{font-style:italic}
.relatorio .rel-cautela{font-family:var(--rel-sans);font-size:14px;line-height:1.45;color:#8F2F1D;margin-top:2px}
.relatorio .rel-terapias{display:grid;grid-template-columns:repeat(auto-fill,minmax(270px,1fr));gap:0 40px}
.relatorio .rel-terapias li{padding:14px 0;border-top:1px solid var(--rel-linha)}
.relatorio .rel-terapias p{margin-bottom:4px}
.relatorio .rel-ampliadas{margin-top:22px}
.relatorio .rel-ampliadas h3{margin-bottom:2px}
.relatorio .rel-ampliadas>ul>li{border-top:1px solid var(--rel-linha)}
.relatorio .rel-ampliadas summary{font-size:17.5px;line-height:1.35}
.relatorio .rel-ampliada{display:grid;grid-template-columns:calc(132rem/17) minmax(0,1fr);gap:6px 24px;padding:4px 0 6px;align-items:start}
.relatorio .rel-ampliada-sem-figura{grid-template-columns:minmax(0,1fr)}
.relatorio .rel-ampliada>svg{width:100%;height:auto}
.relatorio .rel-ampliada>div{grid-column:-2}
.relatorio .rel-ampliada p{margin-bottom:4px}
.relatorio .rel-passos{counter-reset:passo}
.relatorio .rel-passos li{counter-increment:passo;position:relative;padding-left:1.5em;max-width:68ch;line-height:1.45}
.relatorio .rel-passos li::before{content:counter(passo) '.';position:absolute;left:0;color:var(--rel-jade);font-weight:600}
.relatorio .rel-refeicoes li{max-width:72ch;line-height:1.45}
.relatorio .rel-orientacoes{margin-top:8px}
.relatorio .rel-orientacoes li{display:grid;grid-template-columns:8.5em minmax(0,1fr);gap:4px 20px;align-items:baseline;padding:12px 0;border-top:1px solid var(--rel-linha)}
.relatorio .rel-prioridade{justify-self:start;font-family:var(--rel-sans);font-size:13.5px;font-weight:600;line-height:1.3;border-radius:6px;padding:3px 10px;border:1.5px solid var(--rel-jade);color:var(--rel-jade)}
.relatorio .rel-prioridade-essencial{background:var(--rel-jade);color:#FFFEFB}
.relatorio .rel-prioridade-recomendada{border-color:#CFC6B4;color:var(--rel-cinza)}
.relatorio .rel-categoria{font-family:var(--rel-sans);font-size:14px;color:var(--rel-cinza);margin-right:6px}
.relatorio .rel-fases{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:0 28px;margin-top:16px}
.relatorio .rel-fases li{position:relative;padding:14px 0 0;border-top:1px solid var(--rel-linha)}
.relatorio .rel-fases p{margin-bottom:4px}
.relatorio .rel-fase-quando{font-family:var(--rel-sans);font-size:14px;font-weight:600;color:var(--rel-jade)}
.relatorio .rel-seguranca li{padding:14px 0 10px 18px;border-left:3px solid #CFC6B4;margin-bottom:14px}
.relatorio .rel-seguranca .rel-seguranca-evitar{border-left-color:#9A6A12}
.relatorio .rel-seguranca .rel-seguranca-encaminhar{border-left-color:var(--rel-cinabre)}
.relatorio .rel-seguranca p{margin-bottom:4px}
.relatorio .rel-fontes li{font-family:var(--rel-sans);font-size:14.5px;line-height:1.5;color:var(--rel-cinza);padding:3px 0;max-width:80ch}
.relatorio .rel-rodape{margin-top:48px;padding-top:20px;border-top:2px solid var(--rel-jade);font-family:var(--rel-sans);font-size:14px;line-height:1.55;color:var(--rel-cinza)}
.relatorio .rel-rodape p{max-width:88ch}
.relatorio .rel-rodape strong{color:var(--rel-tinta)}
@media (max-width:56.25rem){
.relatorio{padding:28px 28px 36px}
.relatorio .rel-abertura{grid-template-columns:minmax(0,1fr)}
.relatorio .rel-figura-roda{max-width:calc(420rem/17);width:100%;margin:0 auto}
.relatorio .rel-resumo{grid-template-columns:repeat(2,minmax(0,1fr))}
.relatorio .rel-resumo>div:nth-child(odd){border-left:0}
.relatorio .rel-resumo>div:nth-child(n+3){border-top:1px solid var(--rel-linha)}
.relatorio .rel-dupla{grid-template-columns:minmax(0,1fr)}
}
@media (max-width:40rem){
.relatorio{padding:16px 16px 24px;line-height:1.5}
.relatorio h1{font-size:30px}
.relatorio p{margin-bottom:.6em}
.relatorio h2{font-size:22px;margin-bottom:10px;padding-bottom:6px}
.relatorio .rel-clinica{padding-bottom:10px;margin-bottom:14px}
.relatorio .rel-alerta{margin-top:12px;padding:12px 14px;font-size:15px;line-height:1.35}
.relatorio .rel-alerta-titulo{font-size:17px}
.relatorio .rel-alerta>div+div{margin-top:8px}
.relatorio .rel-alerta li{margin-top:4px}
.relatorio .rel-cabecalho{padding-bottom:16px}
.relatorio .rel-lide{font-size:18px;line-height:1.45}
.relatorio .rel-abertura{padding:16px 0 18px;gap:16px}
.relatorio .rel-figura-roda{order:1;max-width:calc(280rem/17)}
.relatorio .rel-ficha{gap:6px 24px;margin-top:12px}
.relatorio .rel-resumo{grid-template-columns:minmax(0,1fr)}
.relatorio .rel-resumo>div{border-left:0;padding:9px 14px}
.relatorio .rel-resumo dd{line-height:1.4;margin-top:1px}
.relatorio .rel-resumo>div+div{border-top:1px solid var(--rel-linha)}
.relatorio .rel-indice ul{flex-wrap:nowrap;overflow-x:auto;margin:0 -16px;padding:4px 8px}
.relatorio .rel-indice a{white-space:nowrap}
.relatorio .rel-secao{padding-top:16px}
.relatorio .rel-dupla{gap:12px}
.relatorio .rel-balanca-lados{display:none}
.relatorio .rel-sessao{margin-top:18px}
.relatorio .rel-dobra:not([open])>summary h2{margin-bottom:0}
.relatorio .rel-hipotese{padding:12px 0 8px}
.relatorio .rel-hipotese::before{top:12px;width:1.87em;height:1.87em;font-size:15px}
.relatorio .rel-hipotese h3{font-size:20px;padding:2px 0 0 1.9em;margin-bottom:6px}
.relatorio .rel-hipotese .rel-etiquetas{gap:0 10px;margin-bottom:6px}
.relatorio .rel-hipotese .rel-etiqueta{border:0;padding:0;background:none}
.relatorio .rel-visual+.rel-visual{margin-top:18px;padding-top:16px}
.relatorio .rel-terapias li{padding:8px 0}
.relatorio .rel-terapias h3{font-size:18px;margin-bottom:2px}
.relatorio .rel-terapias p{font-size:16px;line-height:1.4;margin-bottom:2px}
.relatorio .rel-terapias .rel-fonte{font-size:14px}
.relatorio .rel-ampliadas summary strong,.relatorio .rel-ampliadas summary span{display:block}
.relatorio .rel-ampliadas summary{font-size:16px}
.relatorio .rel-ampliada{grid-template-columns:calc(84rem/17) minmax(0,1fr);gap:6px 14px;font-size:16px}
.relatorio .rel-ampliada-sem-figura{grid-template-columns:minmax(0,1fr)}
.relatorio .rel-seguranca li{padding:6px 0 4px 14px;margin-bottom:10px}
.relatorio .rel-visual-foto{grid-template-columns:minmax(0,1fr)}
.relatorio .rel-tabela,.relatorio .rel-tabela tbody,.relatorio .rel-tabela tr,.relatorio .rel-tabela tbody th,.relatorio .rel-tabela td{display:block;width:100%}
.relatorio .rel-tabela thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.relatorio .rel-tabela tr{border-top:1px solid var(--rel-linha);padding:8px 0}
.relatorio .rel-tabela tbody th,.relatorio .rel-tabela td{border:0;padding:0}
.relatorio .rel-tabela tbody th{font-weight:600}
.relatorio .rel-tabela td{font-family:var(--rel-sans);font-size:14.5px}
.relatorio .rel-tabela td::before{content:attr(data-rotulo) ': ';color:var(--rel-cinza)}
.relatorio .rel-orientacoes li{display:block;padding:8px 0;font-size:16px;line-height:1.4}
.relatorio .rel-prioridade{font-size:12.5px;padding:1px 7px;margin-right:6px}
.relatorio .rel-fases{grid-auto-flow:row;font-size:16px;line-height:1.4}
.relatorio .rel-fases h3{font-size:18px;margin-bottom:2px}
.relatorio .rel-rodape{margin-top:24px;padding-top:14px;font-size:13.5px;line-height:1.45}
.relatorio .rel-fontes li{font-size:13.5px;line-height:1.45}
.relatorio .rel-fases li{border-top:0;border-left:2px solid var(--rel-jade);padding:0 0 12px 22px}
.relatorio .rel-fases li::before{content:'';position:absolute;left:-8px;top:3px;width:14px;height:14px;border-radius:50%;background:var(--rel-papel);border:3px solid var(--rel-jade)}
}
@media (max-width:18rem){
.relatorio h1{font-size:21px}
.relatorio h2{font-size:18px}
.relatorio .rel-barra-linha{grid-template-columns:minmax(0,1fr) 2em;gap:2px 12px}
.relatorio .rel-barra-nome{grid-column:1/-1}
.relatorio{overflow-wrap:anywhere}
}
@media print{
@page{size:A4;margin:18mm 15mm}
.relatorio{max-width:none;padding:0;font-size:11pt;line-height:1.5;background:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.relatorio h1{font-size:25pt}
.relatorio h2{font-size:16pt;margin-bottom:10pt}
.relatorio h3,.relatorio .rel-hipotese h3{font-size:13pt}
.relatorio .rel-lide{font-size:13.5pt}
.relatorio .rel-indice,.relatorio .rel-so-tela,.relatorio .rel-retido,.relatorio .rel-prova summary::after,.relatorio .rel-ponto>summary::after,.relatorio .rel-dobra>summary::after{display:none}
.relatorio details::details-content{content-visibility:visible;block-size:auto;opacity:1}
.relatorio .rel-prova summary{min-height:0}
.relatorio .rel-secao{padding-top:22pt}
.relatorio h2,.relatorio h3,.relatorio h4,.relatorio .rel-etiquetas,.relatorio .rel-secao>.rel-nota{break-after:avoid}
.relatorio .rel-tabela thead{display:table-header-group}
.relatorio .rel-fases{padding-top:8px}
.relatorio .rel-abertura{grid-template-columns:minmax(0,1fr) 68mm;gap:10pt 20pt;padding:14pt 0}
.relatorio .rel-dupla{grid-template-columns:minmax(0,1.3fr) minmax(0,1fr);gap:10pt 22pt}
.relatorio .rel-tabela{font-size:10pt}
.relatorio .rel-tabela tbody th,.relatorio .rel-tabela td{padding-top:6pt;padding-bottom:6pt}
.relatorio .rel-prova-corpo,.relatorio .rel-onde,.relatorio .rel-ponto>dl,.relatorio .rel-cautela,.relatorio .rel-nota,.relatorio .rel-fonte,.relatorio figcaption,.relatorio .rel-fontes li,.relatorio .rel-rodape,.relatorio .rel-codigo-oms,.relatorio .rel-balanca-lados{font-size:8.5pt}
.relatorio .rel-barra-linha,.relatorio .rel-balanca-titulo,.relatorio .rel-etiquetas,.relatorio .rel-sinais,.relatorio .rel-confianca{font-size:9.5pt}
.relatorio .rel-codigo{font-size:13pt}
.relatorio .rel-ponto-nome,.relatorio .rel-agulha,.relatorio .rel-sinais-todos,.relatorio .rel-resumo dd{font-size:10pt}
.relatorio .rel-visual-foto{grid-template-columns:52mm minmax(0,1fr)}
.relatorio .rel-visual-figuras>.rel-foto{flex:0 1 52mm}
.relatorio .rel-visual-figuras>.rel-figura-mapa{flex:0 1 88mm}
.relatorio .rel-figura-mapa{max-width:100mm}
.relatorio .rel-abertura,.relatorio .rel-resumo,.relatorio .rel-alerta,.relatorio .rel-figura-roda,.relatorio .rel-barras,.relatorio .rel-balancas li,.relatorio .rel-figura-mapa,.relatorio .rel-visual-figuras,.relatorio .rel-foto,.relatorio .rel-etiquetas,.relatorio tr,.relatorio .rel-pontos>li,.relatorio .rel-sinais-todos li,.relatorio .rel-terapias li,.relatorio .rel-ampliada,.relatorio .rel-orientacoes li,.relatorio .rel-fases,.relatorio .rel-seguranca li,.relatorio .rel-rodape,.relatorio p{break-inside:avoid}
}
`
  .trim()
  .replace(/font-size:([\d.]+)px(?![^}]*fill:)/g, 'font-size:calc($1rem/17)');
