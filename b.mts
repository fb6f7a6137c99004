import { findAlike } from './renderer/build/doorways/alike.ts';
import { shingles } from './renderer/build/doorways/shingles.ts';
for (const n of [1000, 10000]) { let s=1; const w=(k:number)=>Array.from({length:k},()=>{s=(Math.imul(s,1664525)+1013904223)>>>0;return 'word'+s%5000}).join(' '); const base=w(300);
for (const own of [10, 300]) { const texts=Array.from({length:n},()=>base+' '+w(own)+' Miami beach');  const t=performance.now(); const tx=texts.map((x,i)=>({name:'/'+i,pieces:shingles(x,['Miami beach','plumber'])})); const t2=performance.now(); const f=findAlike(tx,0.8); console.log('T',n,own,(t2-t).toFixed(0),(performance.now()-t2).toFixed(0),f.length);} }
