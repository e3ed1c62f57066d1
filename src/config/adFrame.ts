/** What the provider's frame tells the page; everything else from there is ignored. */
export const FRAME_MESSAGES = {
  found: 'docs-ad:found',
  clicked: 'docs-ad:clicked',
} as const;

/**
 * Script inside the provider's frame: it tells when the provider's elements appear and when
 * one is clicked, and marks the links. The page cannot look into the frame, nor the frame out.
 * It is written out here because the security policy names it by its hash.
 */
export const FRAME_WATCHER = `(function(){
var told=false;
function tell(message){parent.postMessage(message,"*")}
function look(){
document.querySelectorAll("a[href]").forEach(function(link){link.target="_blank";link.rel="noopener sponsored"});
if(!told&&document.querySelector("a[href],iframe")){told=true;tell("${FRAME_MESSAGES.found}")}
}
new MutationObserver(look).observe(document.documentElement,{childList:true,subtree:true});
document.addEventListener("click",function(event){
if(event.target.closest&&event.target.closest("a[href]"))tell("${FRAME_MESSAGES.clicked}")
},true)
})()`;
