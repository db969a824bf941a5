/** What a clipboard holds when something is copied there, shortened. */

/** Word for Windows: conditional comments, lists of its own, sizes in points, a hidden mark. */
export const word = {
  'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset=utf-8><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:等线} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<p class=MsoNormal><span style='font-family:等线;mso-ascii-theme-font:minor-latin'>光反应在</span><b><span
style='color:red'>类囊体薄膜</span></b><span style='font-family:等线'>上进行，
放出氧气</span><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span>暗反应把<span lang=EN-US>CO<sub>2</sub></span>变成糖类</span><span style='display:none;mso-hide:all'>批注</span></p>
<p class=MsoNormal><span lang=EN-US>&nbsp;</span></p>
<!--EndFragment--></body></html>`,
  'text/plain': '光反应在类囊体薄膜上进行，放出氧气\r\n1.\t暗反应把CO2变成糖类\r\n',
};

/** An article of WeChat: sections in sections, empty lines of their own, pictures. */
export const wechat = {
  'text/html': `<meta charset='utf-8'><section data-tool="editor" style="font-size:16px;color:rgb(63,63,63)"><section style="margin:0 8px"><p style="line-height:1.75em"><span leaf="">空山新雨后，</span><span leaf="" style="font-weight:bold">天气晚来秋</span><span leaf="">。</span></p><p><span leaf=""><br class="ProseMirror-trailingBreak"></span></p><section><img data-src="https://mmbiz.example/0?wx_fmt=png" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP" alt="配图"></section><p>明月松间照&nbsp;，&nbsp;清泉石上流。</p></section></section>`,
  'text/plain': '空山新雨后，天气晚来秋。\n\n\n明月松间照 ， 清泉石上流。',
};

/** A page: links, footnotes, readings over characters, a script. */
export const web = {
  'text/html': `<meta charset='utf-8'><h2>光合作用<span class="edit" hidden>编辑</span></h2><p>植物利用<a href="/wiki/叶绿素">叶绿素</a>吸收光能<sup class="reference"><a href="#n1">[1]</a></sup>，把<ruby>糖<rp>(</rp><rt>táng</rt><rp>)</rp></ruby>贮存起来。<script>globalThis.__pasted = true</script></p><img src="x" onerror="globalThis.__pasted = true"><ul><li>光反应</li><li>暗反应</li></ul><table><tr><td>场所</td><td>基质</td></tr></table>`,
  'text/plain': '光合作用\n植物利用叶绿素吸收光能[1]，把糖贮存起来。\n光反应\n暗反应\n场所\t基质',
};

/** A page of a PDF: lines that end where the column does. */
export const pdf = {
  'text/plain':
    '光反应发生在叶绿体的类囊体薄膜上，需要光、色素和\r\n酶。水被光解，放出氧气。\r\n暗反应在叶绿体基质中进行。\r\n',
};

/** The field of a note in Anki, and a card that it shows. */
export const ankiNote = { 'text/plain': '光反应的场所是 {{c1::类囊体薄膜::在哪}}，产物有 {{c2::O₂}} 和 {{c2::ATP}}。' };
export const ankiCard = {
  'text/html':
    '<div class="card">光反应的场所是 <span class="cloze" data-ordinal="1">类囊体薄膜</span>，产物有 <span class="cloze-inactive" data-ordinal="2">氧气</span>。</div>',
  'text/plain': '光反应的场所是 类囊体薄膜，产物有 氧气。',
};
